import * as React from 'react';
import { Popper as BasePopper } from '@mui/base/Popper';
import { styled, useTheme } from '@mui/system';

const orders = [
  { number: 318, text: 'Two mugs and a teapot, sent on 28 April.' },
  { number: 319, text: 'Six bowls, waiting for the payment.' },
  { number: 320, text: 'One vase, picked up at the harbor.' },
];

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function OrderPeek() {
  const { direction } = useTheme();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const shown = orders.find(({ number }) => anchor?.dataset['order'] === String(number));

  return (
    <Row onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}>
      {orders.map(({ number }) => (
        <Button
          key={number}
          data-order={number}
          aria-expanded={number === shown?.number}
          aria-controls="order-peek"
          onClick={({ currentTarget }) =>
            setAnchor(currentTarget === anchor ? null : currentTarget)
          }
        >
          Order {number}
        </Button>
      ))}
      <Popper
        id="order-peek"
        role="status"
        open={shown !== undefined}
        anchorEl={anchor}
        placement="bottom-start"
        direction={direction === 'rtl' ? 'rtl' : 'ltr'}
        modifiers={modifiers}
        popperOptions={options}
        disablePortal
        keepMounted
      >
        {({ placement }) => <Card data-side={placement?.split('-')[0]}>{shown?.text}</Card>}
      </Popper>
    </Row>
  );
}

const options = { strategy: 'fixed' } as const;

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  cursor: 'pointer',
  '&[aria-expanded="true"]': { borderColor: colors.primary, color: colors.primary },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Popper = styled(BasePopper)({ zIndex: 1 });

const Card = styled('div')(({ theme }) => ({
  maxWidth: 220,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&[data-side="bottom"]': { borderBlockStart: `4px solid ${colors.primary}` },
  '&[data-side="top"]': { borderBlockEnd: `4px solid ${colors.primary}` },
}));
