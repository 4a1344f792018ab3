import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

/** Reads a media query of the browser, so the server must not render it. */
function Hint() {
  const isTouch = window.matchMedia('(hover: none)').matches;
  return <>{isTouch ? 'Tap' : 'Click'} an order to mark it as packed.</>;
}

export default function DeviceHint() {
  const [packed, setPacked] = React.useState<number[]>([]);

  return (
    <Column>
      <NoSsr defer fallback="Choose an order.">
        <Hint />
      </NoSsr>
      {[318, 319, 320].map((order) => (
        <Button
          key={order}
          aria-pressed={packed.includes(order)}
          onClick={() =>
            setPacked(
              packed.includes(order)
                ? packed.filter((other) => other !== order)
                : [...packed, order],
            )
          }
        >
          Order {order}
        </Button>
      ))}
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
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
  '&::before': { content: '"☐ " / ""' },
  '&[aria-pressed="true"]::before': { content: '"☑ " / ""' },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));
