import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-1.5 text-[#1a2233] dark:text-[#e8ecf4] outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
    />
  );
}

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
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
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
          className="fixed start-4 bottom-4 z-1400 flex max-w-[calc(100vw-64px)] items-center gap-4 rounded-lg border border-[#6b7689] bg-white px-4 py-2 shadow-[0_6px_18px_rgb(0_0_0/0.25)] dark:border-[#8d99ad] dark:bg-[#1b2230]"
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
    </div>
  );
}
