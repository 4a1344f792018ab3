import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import './PackingSheet.css';

interface SheetProps extends React.ComponentProps<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** Slides in and out; calls `onEnter` when it starts to enter, `onExited` when it has left. */
function Sheet({ in: isIn, onEnter, onExited, ...props }: SheetProps) {
  React.useEffect(() => {
    if (isIn) onEnter?.();
  }, [isIn, onEnter]);

  return (
    <div
      className="PackingSheet-panel"
      {...props}
      data-in={isIn}
      onAnimationEnd={() => !isIn && onExited?.()}
    />
  );
}

export default function PackingSheet() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('closed');

  return (
    <div className="PackingSheet" ref={setBox}>
      <button className="PackingSheet-button" onClick={() => setOpen(true)}>
        Packing list of order 318
      </button>
      <span role="status">The list is {state}.</span>
      <Modal
        className="PackingSheet-modal"
        open={open}
        onClose={() => setOpen(false)}
        onTransitionEnter={() => setState('open')}
        onTransitionExited={() => setState('closed')}
        closeAfterTransition
        container={box}
        disableScrollLock
      >
        <Sheet in={open} role="dialog" aria-label="Packing list">
          <span>Two mugs, a teapot, the green card.</span>
          <button className="PackingSheet-button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Sheet>
      </Modal>
    </div>
  );
}
