import * as React from 'react';
import { CssAnimation, CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
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

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 aria-expanded:border-[#1a5fb4] aria-pressed:border-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] dark:aria-expanded:border-[#8ab8ff] dark:aria-pressed:border-[#8ab8ff]"
    />
  );
}

export default function DeliveryDetails() {
  const [open, setOpen] = React.useState(false);
  const [isPaid, setIsPaid] = React.useState(false);

  return (
    <div className="grid grid-cols-[max-content_minmax(0,1fr)] items-center justify-items-start gap-x-4 gap-y-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Delivery
      </Button>
      <Trigger open={open}>
        <CssTransition
          className="rounded-lg bg-[#e4ecf6] px-4 py-2 [transition:opacity_80ms,transform_160ms] motion-reduce:[transition:transform_1ms] dark:bg-[#283449]"
          enterClassName="opacity-100"
          exitClassName="transform-[translateY(-12px)] opacity-0"
          lastTransitionedPropertyOnExit="transform"
        >
          Two boxes, on Tuesday between 8 and 10.
        </CssTransition>
      </Trigger>
      <Button aria-pressed={isPaid} onClick={() => setIsPaid(!isPaid)}>
        Paid
      </Button>
      <Trigger open={isPaid}>
        <CssAnimation
          className="rounded-lg border-2 border-[#1c6b3f] px-3 py-1 text-[#1c6b3f] motion-reduce:[animation-duration:1ms] dark:border-[#7fd19a] dark:text-[#7fd19a]"
          enterAnimationName="DeliveryDetails-stampIn"
          enterClassName="animate-[DeliveryDetails-stampIn_160ms]"
          exitAnimationName="DeliveryDetails-stampOut"
          exitClassName="animate-[DeliveryDetails-stampOut_160ms]"
        >
          Received on 3 May
        </CssAnimation>
      </Trigger>
    </div>
  );
}
