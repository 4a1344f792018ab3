import * as React from 'react';
import { CssAnimation, CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { keyframes, styled } from '@mui/system';

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
    <Column>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        Delivery
      </Button>
      <Trigger open={open}>
        <Panel
          enterClassName="shown"
          exitClassName="gone"
          lastTransitionedPropertyOnExit="transform"
        >
          Two boxes, on Tuesday between 8 and 10.
        </Panel>
      </Trigger>
      <Button aria-pressed={isPaid} onClick={() => setIsPaid(!isPaid)}>
        Paid
      </Button>
      <Trigger open={isPaid}>
        <Stamp
          enterAnimationName={stampIn.name}
          enterClassName="shown"
          exitAnimationName={stampOut.name}
          exitClassName="gone"
        >
          Received on 3 May
        </Stamp>
      </Trigger>
    </Column>
  );
}

const stampIn = keyframes({ from: { opacity: 0, scale: 1.6 } });
const stampOut = keyframes({ to: { opacity: 0, scale: 0.6 } });

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
  success: 'light-dark(#1c6b3f, #7fd19a)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  placeItems: 'center start',
  gap: theme.spacing(1, 2),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"], &[aria-expanded="true"]': { borderColor: colors.primary },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Panel = styled(CssTransition)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: colors.soft,
  transition: 'opacity 80ms, transform 160ms',
  '&.gone': { opacity: 0, transform: 'translateY(-12px)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'transform 1ms' },
}));

const Stamp = styled(CssAnimation)(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  border: `2px solid ${colors.success}`,
  borderRadius: 8,
  color: colors.success,
  '&.shown': { animation: `${stampIn} 160ms` },
  '&.gone': { animation: `${stampOut} 160ms` },
  '@media (prefers-reduced-motion: reduce)': { '&&': { animationDuration: '1ms' } },
}));
