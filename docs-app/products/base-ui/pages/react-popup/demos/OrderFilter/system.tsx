import * as React from 'react';
import { Unstable_Popup as BasePopup, popupClasses } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

const states = ['Paid', 'Packed', 'Sent'];

export default function OrderFilter() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(['Paid', 'Sent']);

  function toggle(state: string) {
    const rest = chosen.filter((other) => other !== state);
    setChosen(rest.length < chosen.length ? rest : [...chosen, state]);
  }

  return (
    <Row onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Button
        ref={setAnchor}
        aria-expanded={open}
        aria-controls="order-filter"
        onClick={() => setOpen(!open)}
      >
        {chosen.length} of {states.length} states
      </Button>
      <Popup
        id="order-filter"
        role="group"
        aria-label="States of orders"
        open={open}
        anchor={anchor}
        placement="bottom-start"
        offset={8}
        strategy="fixed"
        disablePortal
        keepMounted
      >
        {states.map((state) => (
          <label key={state}>
            <input
              type="checkbox"
              checked={chosen.includes(state)}
              onChange={() => toggle(state)}
            />{' '}
            {state}
          </label>
        ))}
      </Popup>
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')({ color: colors.text });

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', marginInlineStart: theme.spacing(1) },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Popup = styled(BasePopup)(({ theme }) => ({
  zIndex: 1,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '& label': { minHeight: 24 },
  [`&.${popupClasses.open}`]: { boxShadow: '0 6px 18px rgb(0 0 0 / 0.25)' },
}));
