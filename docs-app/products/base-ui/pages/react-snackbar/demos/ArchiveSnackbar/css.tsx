import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './ArchiveSnackbar.css';

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
    <div className="ArchiveSnackbar">
      {orders.map((order) => (
        <button className="ArchiveSnackbar-button" key={order} onClick={() => archive(order)}>
          Archive {order.toLowerCase()}
        </button>
      ))}
      <div role="status">
        <Snackbar
          className="ArchiveSnackbar-snackbar"
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
          <button className="ArchiveSnackbar-button" onClick={undo}>
            Undo
          </button>
        </Snackbar>
      </div>
    </div>
  );
}
