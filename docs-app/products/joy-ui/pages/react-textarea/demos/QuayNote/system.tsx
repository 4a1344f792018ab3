import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function QuayNote() {
  return (
    <FormControl sx={{ maxWidth: 360 }}>
      <FormLabel>Note for the quay</FormLabel>
      <Textarea
        minRows={2}
        sx={{
          '--Textarea-radius': '0px',
          '--Textarea-focusedThickness': '3px',
          '--Textarea-focusedInset': 'var(--outset,)',
          '&:focus-within': {
            '--Textarea-focusedHighlight': 'var(--joy-palette-success-500)',
          },
        }}
      />
    </FormControl>
  );
}
