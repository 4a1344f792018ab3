import * as React from 'react';
import { Modal } from '@mui/base/Modal';

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-[#1a2233] dark:text-[#e8ecf4] outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
    />
  );
}

export default function RefundDialog() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('');
  const [done, setDone] = React.useState('');

  function close(message: string) {
    setOpen(false);
    setDone(message);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <Button onClick={() => setOpen(true)}>Refund order 318</Button>
      <span role="status">{done}</span>
      <Modal
        className="fixed inset-0 z-1300 grid place-items-center [&.base-Modal-hidden]:hidden"
        open={open}
        onClose={(_, cause) => {
          if (cause === 'escapeKeyDown' || !reason) close('Nothing was refunded.');
        }}
        keepMounted
        slots={{ backdrop: 'div' }}
        slotProps={{
          backdrop: { id: 'refund-backdrop', className: 'fixed inset-0 -z-1 bg-[rgb(0_0_0/0.6)]' },
        }}
      >
        <div
          className="box-border grid w-[min(360px,90vw)] gap-3 rounded-lg bg-white p-6 outline-0 dark:bg-[#1b2230] text-[#1a2233] dark:text-[#e8ecf4]"
          role="dialog"
          aria-modal
          aria-labelledby="refund-title"
          tabIndex={-1}
        >
          <strong id="refund-title">Refund €64.00?</strong>
          <label htmlFor="refund-reason">Reason, for the customer</label>
          <input
            className="rounded-lg border border-[#6b7689] bg-transparent p-2 text-inherit [font:inherit] dark:border-[#8d99ad]"
            id="refund-reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
            <Button onClick={() => close('€64.00 were refunded.')}>Refund</Button>
            <Button onClick={() => close('Nothing was refunded.')}>Cancel</Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
