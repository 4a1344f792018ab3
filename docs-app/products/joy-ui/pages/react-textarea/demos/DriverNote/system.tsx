import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function DriverNote() {
  const [note, setNote] = React.useState('');

  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Note for the driver</FormLabel>
      <Textarea
        minRows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        startDecorator={
          <Button size="sm" variant="soft" onClick={() => setNote(`${note}Ring twice. `)}>
            Ring twice
          </Button>
        }
        endDecorator={
          <Button size="sm" variant="plain" color="neutral" onClick={() => setNote('')}>
            Clear
          </Button>
        }
        slotProps={{ endDecorator: { sx: { justifyContent: 'flex-end' } } }}
      />
    </FormControl>
  );
}
