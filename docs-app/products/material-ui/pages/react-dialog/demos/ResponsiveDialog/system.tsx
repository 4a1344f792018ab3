import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const topics = ['Comments', 'Mentions', 'Weekly digest'];

export default function ResponsiveDialog() {
  const [open, setOpen] = React.useState(false);
  const [enabled, setEnabled] = React.useState(['Comments']);
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));

  function handleToggle(topic: string) {
    setEnabled((previous) =>
      previous.includes(topic)
        ? previous.filter((name) => name !== topic)
        : topics.filter((name) => name === topic || previous.includes(name)),
    );
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Notification settings
      </Button>
      <Typography role="status">On: {enabled.join(', ') || 'none'}</Typography>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={fullScreen}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Notification settings</DialogTitle>
        <DialogContent dividers>
          <Stack>
            {topics.map((topic) => (
              <FormControlLabel
                key={topic}
                label={topic}
                control={
                  <Switch checked={enabled.includes(topic)} onChange={() => handleToggle(topic)} />
                }
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
