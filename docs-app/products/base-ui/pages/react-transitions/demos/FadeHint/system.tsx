import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { keyframes, styled } from '@mui/system';

export default function FadeHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button ref={setAnchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        Insurance
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
        <Card
          enterAnimationName={fadeIn.name}
          enterClassName="shown"
          exitAnimationName={fadeOut.name}
          exitClassName="gone"
        >
          Covers up to €500
        </Card>
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

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

const Card = styled(CssAnimation)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&.shown': { animation: `${fadeIn} 150ms` },
  '&.gone': { animation: `${fadeOut} 150ms` },
}));
