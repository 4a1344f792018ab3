import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
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
          <SvgIcon>
            <path d="M7 4h6a4 4 0 0 1 3 7 4.500 4.500 0 0 1-2 9H7zm3 3v3h3a1 1 0 0 0 0-3zm0 6v4h4a2 2 0 0 0 0-4z" />
          </SvgIcon>
        </IconButton>
        <IconButton value="italic" aria-label="Italic">
          <SvgIcon>
            <path d="M10 4h8v3h-3l-3 10h3v3H6v-3h3l3-10h-2z" />
          </SvgIcon>
        </IconButton>
        <IconButton value="underline" aria-label="Underline">
          <SvgIcon>
            <path d="M6 3h3v8a3 3 0 0 0 6 0V3h3v8a6 6 0 0 1-12 0zM5 20h14v2H5z" />
          </SvgIcon>
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
