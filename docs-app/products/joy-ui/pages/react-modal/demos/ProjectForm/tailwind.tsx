import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

export default function ProjectForm() {
  const [open, setOpen] = React.useState(false);
  const [project, setProject] = React.useState('');

  function handleSubmit(event: React.SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setProject(`${String(data.get('project'))} for ${String(data.get('client'))}`);
    setOpen(false);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Button onClick={() => setOpen(true)}>New project</Button>
      <Typography role="status">
        {project === '' ? 'No project yet.' : `Project: ${project}`}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>New project</DialogTitle>
          <DialogContent>You can change both names later.</DialogContent>
          <form onSubmit={handleSubmit} className="flex flex-col gap-4">
            <FormControl required>
              <FormLabel>Project</FormLabel>
              <Input name="project" autoComplete="off" />
            </FormControl>
            <FormControl required>
              <FormLabel>Client</FormLabel>
              <Input name="client" autoComplete="off" />
            </FormControl>
            <Button type="submit">Create</Button>
          </form>
        </ModalDialog>
      </Modal>
    </div>
  );
}
