import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './ArchiveSnackbar.css';

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
    <div className="ArchiveSnackbar">
      {orders.map((order) => (
        <button
          className="ArchiveSnackbar-button"
          key={order}
          ref={order === last ? lastRef : undefined}
          onClick={() => toggle(order)}
        >
          {archived.includes(order) ? 'Restore' : 'Archive'} {order.toLowerCase()}
        </button>
      ))}
      <div role="status">
        <Snackbar
          className="ArchiveSnackbar-snackbar"
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
          <button className="ArchiveSnackbar-button" ref={undoRef} onClick={() => toggle(last)}>
            Undo
          </button>
        </Snackbar>
      </div>
    </div>
  );
}
