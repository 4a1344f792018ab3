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
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      {orders.map((order) => (
        <Button key={order} onClick={() => archive(order)}>
          Archive {order.toLowerCase()}
        </Button>
      ))}
      <div role="status">
        <Snackbar
          className="fixed start-4 bottom-4 z-1400 flex max-w-[calc(100vw-64px)] items-center gap-4 rounded-lg border border-[#6b7689] bg-white px-4 py-2 shadow-[0_6px_18px_rgb(0_0_0/0.25)] dark:border-[#8d99ad] dark:bg-[#1b2230]"
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
    </div>
  );
}
