import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function NoteStyle() {
  const [style, setStyle] = React.useState(['bold']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        aria-label="Style of the note"
        variant="soft"
        size="lg"
        value={style}
        onChange={(_, value) => setStyle(value)}
      >
        <IconButton value="bold" aria-label="Bold">
          <b aria-hidden>B</b>
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <i aria-hidden>I</i>
        </IconButton>
        <IconButton value="underline" aria-label="Underline">
          <u aria-hidden>U</u>
        </IconButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: style.includes('bold') ? 'lg' : 'sm',
          fontStyle: style.includes('italic') ? 'italic' : 'normal',
          textDecoration: style.includes('underline') ? 'underline' : 'none',
        }}
      >
        Fragile: do not stack.
      </Typography>
    </Stack>
  );
}
