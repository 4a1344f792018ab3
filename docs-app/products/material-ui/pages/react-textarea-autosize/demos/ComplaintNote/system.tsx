import * as React from 'react';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Note = styled(TextareaAutosize)(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  padding: theme.spacing(1),
  border: '1px solid currentColor',
  borderRadius: 4,
  resize: 'none',
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
}));

const limit = 200;

export default function ComplaintNote() {
  const [text, setText] = React.useState('');
  const id = React.useId();

  return (
    <Stack spacing={1} sx={{ maxWidth: 360 }}>
      <label htmlFor={id}>What is wrong with the chair?</label>
      <Note
        id={id}
        aria-describedby={`${id}-left`}
        minRows={2}
        maxRows={5}
        maxLength={limit}
        placeholder="A leg wobbles…"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <span id={`${id}-left`}>Characters left: {limit - text.length}</span>
    </Stack>
  );
}
