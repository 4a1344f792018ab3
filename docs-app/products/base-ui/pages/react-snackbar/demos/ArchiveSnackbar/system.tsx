import * as React from 'react';
import { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

const orders = ['Order 318', 'Order 319', 'Order 320'];

export default function ArchiveSnackbar() {
  const [archived, setArchived] = React.useState<readonly string[]>([]);
  const [last, setLast] = React.useState('');
  const [open, setOpen] = React.useState(false);
  const lastRef = React.useRef<HTMLButtonElement>(null);
  const undoRef = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The button in the snackbar unmounts, so its focus moves to the button of the order.
    if (document.activeElement === undoRef.current) lastRef.current?.focus();
  }

  function toggle(order: string) {
    if (archived.includes(order)) {
      setArchived(archived.filter((other) => other !== order));
      if (order === last) close();
    } else {
      setArchived([...archived, order]);
      setLast(order);
      setOpen(true);
    }
  }

  return (
    <Column>
      {orders.map((order) => (
        <Button
          key={order}
          ref={order === last ? lastRef : undefined}
          onClick={() => toggle(order)}
        >
          {archived.includes(order) ? 'Restore' : 'Archive'} {order.toLowerCase()}
        </Button>
      ))}
      <div role="status">
        <Snackbar
          key={last}
          open={open}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') close();
          }}
          autoHideDuration={60_000}
          resumeHideDuration={30_000}
          slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
        >
          {last} was archived.
          <Button ref={undoRef} onClick={() => toggle(last)}>
            Undo
          </Button>
        </Snackbar>
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
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(0.75, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Snackbar = styled(BaseSnackbar)(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineStart: 16,
  zIndex: 1400,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  maxWidth: 'calc(100vw - 64px)',
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  boxShadow: '0 6px 18px rgb(0 0 0 / 0.25)',
}));
