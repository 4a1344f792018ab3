import * as React from 'react';
import { CssAnimation, CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './DeliveryDetails.css';
import './stamp.css';

/** Starts the transitions of its children, and hides the children after they have exited. */
function Trigger({ open, children }: { open: boolean; children: React.ReactNode }) {
  const { contextValue, hasExited } = useTransitionTrigger(open);
  return (
    <TransitionContext.Provider value={contextValue}>
      <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>{children}</div>
    </TransitionContext.Provider>
  );
}

export default function DeliveryDetails() {
  const [open, setOpen] = React.useState(false);
  const [isPaid, setIsPaid] = React.useState(false);

  return (
    <div className="DeliveryDetails">
      <button
        className="DeliveryDetails-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Delivery
      </button>
      <Trigger open={open}>
        <CssTransition
          className="DeliveryDetails-panel"
          enterClassName="shown"
          exitClassName="gone"
          lastTransitionedPropertyOnExit="transform"
        >
          Two boxes, on Tuesday between 8 and 10.
        </CssTransition>
      </Trigger>
      <button
        className="DeliveryDetails-button"
        aria-pressed={isPaid}
        onClick={() => setIsPaid(!isPaid)}
      >
        Paid
      </button>
      <Trigger open={isPaid}>
        <CssAnimation
          className="DeliveryDetails-stamp"
          enterAnimationName="DeliveryDetails-stampIn"
          enterClassName="shown"
          exitAnimationName="DeliveryDetails-stampOut"
          exitClassName="gone"
        >
          Received on 3 May
        </CssAnimation>
      </Trigger>
    </div>
  );
}
