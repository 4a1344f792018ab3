import * as React from 'react';
import { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export default function ArchiveSnackbar() {
  const [orders, setOrders] = React.useState(['Order 318', 'Order 319', 'Order 320']);
  const [gone, setGone] = React.useState('');
  const [open, setOpen] = React.useState(false);

  function archive(order: string) {
    setOrders(orders.filter((other) => other !== order));
    setGone(order);
    setOpen(true);
  }

  function undo() {
    setOrders([...orders, gone].toSorted());
    setOpen(false);
  }

  return (
    <Column>
      {orders.map((order) => (
        <Button key={order} onClick={() => archive(order)}>
          Archive {order.toLowerCase()}
        </Button>
      ))}
      <div role="status">
        <Snackbar
          key={gone}
          open={open}
          onClose={(_, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          autoHideDuration={60_000}
          resumeHideDuration={30_000}
          slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
        >
          {gone} was archived.
          <Button onClick={undo}>Undo</Button>
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
