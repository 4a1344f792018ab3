import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';

export default function PackingHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Column>
      <Button
        ref={setAnchor}
        aria-describedby="packing-hint"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Gift wrap
      </Button>
      <Hint
        id="packing-hint"
        open={open}
        anchorEl={anchor}
        disablePortal
        keepMounted
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
      >
        Paper and a card, for €3
      </Hint>
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
  minHeight: 88,
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

const Hint = styled(Popper)(({ theme }) => ({
  zIndex: 1,
  padding: theme.spacing(0.5, 1),
  borderRadius: 4,
  backgroundColor: colors.text,
  color: colors.paper,
}));
