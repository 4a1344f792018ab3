import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './RefundDialog.css';

export default function RefundDialog() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('');
  const [done, setDone] = React.useState('');

  function close(message: string) {
    setOpen(false);
    setDone(message);
  }

  return (
    <div className="RefundDialog-row">
      <button className="RefundDialog-button" onClick={() => setOpen(true)}>
        Refund order 318
      </button>
      <span role="status">{done}</span>
      <Modal
        className="RefundDialog-modal"
        open={open}
        onClose={(_, cause) => {
          if (cause === 'escapeKeyDown' || !reason) close('Nothing was refunded.');
        }}
        keepMounted
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { id: 'refund-backdrop', className: 'RefundDialog-backdrop' } }}
      >
        <div
          className="RefundDialog-panel"
          role="dialog"
          aria-modal
          aria-labelledby="refund-title"
          tabIndex={-1}
        >
          <strong id="refund-title">Refund €64.00?</strong>
          <label htmlFor="refund-reason">Reason, for the customer</label>
          <input
            id="refund-reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className="RefundDialog-row">
            <button className="RefundDialog-button" onClick={() => close('€64.00 were refunded.')}>
              Refund
            </button>
            <button className="RefundDialog-button" onClick={() => close('Nothing was refunded.')}>
              Cancel
            </button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
