import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const limit = 40;

export default function DriverNote() {
  const [note, setNote] = React.useState('');
  const isTooLong = note.length > limit;

  return (
    <FormControl required error={isTooLong} sx={{ maxWidth: 360 }}>
      <FormLabel>Note for the driver</FormLabel>
      <Textarea
        name="note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={isTooLong}
        minRows={2}
        maxRows={5}
        slotProps={{
          textarea: { spellCheck: false },
          endDecorator: { sx: { justifyContent: 'flex-end' } },
        }}
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
      />
      <FormHelperText sx={{ ...(isTooLong && { color: 'danger.plainColor' }) }}>
        {isTooLong
          ? `Shorten it by ${note.length - limit} letters.`
          : `${note.length} of ${limit} letters`}
      </FormHelperText>
    </FormControl>
  );
}
