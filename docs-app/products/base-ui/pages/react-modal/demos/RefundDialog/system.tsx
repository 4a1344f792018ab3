import * as React from 'react';
import { Modal as BaseModal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function RefundDialog() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('');
  const [done, setDone] = React.useState('');

  function close(message: string) {
    setOpen(false);
    setDone(message);
  }

  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Refund order 318</Button>
      <span role="status">{done}</span>
      <Modal
        open={open}
        onClose={(_, cause) => {
          if (cause === 'escapeKeyDown' || !reason) close('Nothing was refunded.');
        }}
        keepMounted
        slots={{ backdrop: Backdrop }}
        slotProps={{ backdrop: { id: 'refund-backdrop' } }}
      >
        <Panel role="dialog" aria-modal aria-labelledby="refund-title" tabIndex={-1}>
          <strong id="refund-title">Refund €64.00?</strong>
          <label htmlFor="refund-reason">Reason, for the customer</label>
          <input
            id="refund-reason"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Row>
            <Button onClick={() => close('€64.00 were refunded.')}>Refund</Button>
            <Button onClick={() => close('Nothing was refunded.')}>Cancel</Button>
          </Row>
        </Panel>
      </Modal>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
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

const Modal = styled(BaseModal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  [`&.${modalClasses.hidden}`]: { display: 'none' },
});

const Backdrop = styled('div')({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
});

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  boxSizing: 'border-box',
  width: 'min(360px, 90vw)',
  padding: theme.spacing(3),
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  color: colors.text,
  '& input': {
    padding: theme.spacing(1),
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
}));
