import * as React from 'react';
import { Modal as BaseModal } from '@mui/base/Modal';
import { keyframes, styled } from '@mui/system';

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

  return <Panel {...props} data-in={isIn} onAnimationEnd={() => !isIn && onExited?.()} />;
}

export default function PackingSheet() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('closed');

  return (
    <Box ref={setBox}>
      <Button onClick={() => setOpen(true)}>Packing list of order 318</Button>
      <span role="status">The list is {state}.</span>
      <Modal
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
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Sheet>
      </Modal>
    </Box>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(1),
  boxSizing: 'border-box',
  maxWidth: 360,
  minHeight: 220,
  padding: theme.spacing(2),
  overflow: 'hidden',
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
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
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Modal = styled(BaseModal)({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 });

const below = { transform: 'translateY(100%)' };
const slideIn = keyframes({ from: below });
const slideOut = keyframes({ to: below });

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
  outline: 0,
  backgroundColor: colors.soft,
  animation: `${slideOut} 160ms forwards`,
  '&[data-in="true"]': { animation: `${slideIn} 160ms` },
  '@media (prefers-reduced-motion: reduce)': { '&&': { animationDuration: '1ms' } },
}));
