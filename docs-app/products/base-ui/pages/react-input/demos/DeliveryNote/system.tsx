import * as React from 'react';
import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

const LIMIT = 120;

export default function DeliveryNote() {
  const [note, setNote] = React.useState('Please ring at the side door.');

  return (
    <Column>
      <label htmlFor="delivery-note">Note for the driver</label>
      <Input
        id="delivery-note"
        multiline
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value.slice(0, LIMIT))}
        slots={{ textarea: Textarea }}
        aria-describedby="delivery-note-count"
      />
      <span id="delivery-note-count">
        {note.length} of {LIMIT} characters
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 360,
  color: colors.text,
}));

const Textarea = styled('textarea')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  resize: 'vertical',
  '&:focus-visible': { outline: `2px solid ${colors.primary}` },
}));
