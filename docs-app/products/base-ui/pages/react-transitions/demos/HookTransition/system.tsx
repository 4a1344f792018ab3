import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { styled } from '@mui/system';

function Fade({ children }: { children: React.ReactNode }) {
  const { onExited, requestedEnter } = useTransitionStateManager();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const opacity = requestedEnter ? [0, 1] : [1, 0];
    const animation = ref.current?.animate({ opacity }, { duration: 150, fill: 'forwards' });
    animation?.addEventListener('finish', () => !requestedEnter && onExited());
    return () => animation?.cancel();
  }, [requestedEnter, onExited]);

  return <Card ref={ref}>{children}</Card>;
}

export default function HookTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Berth 12
      </Button>
      <Popup
        role="note"
        open={open}
        anchor={anchor}
        offset={8}
        disablePortal
        keepMounted
        strategy="fixed"
      >
        <Fade>Free until Friday</Fade>
      </Popup>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  minHeight: 96,
  color: colors.text,
});

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

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
}));
