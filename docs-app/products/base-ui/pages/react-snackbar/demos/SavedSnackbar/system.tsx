import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button onClick={() => setOpen(true)}>Save the draft</Button>
      <div role="status">
        <Message open={open} onClose={() => setOpen(false)} autoHideDuration={30_000}>
          The draft is saved.
        </Message>
      </div>
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
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  minHeight: 96,
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Message = styled(Snackbar)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: colors.text,
  color: colors.paper,
}));
