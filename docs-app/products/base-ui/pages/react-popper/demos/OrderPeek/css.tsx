import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './OrderPeek.css';

const orders = [
  { number: 318, text: 'Two mugs and a teapot, sent on 28 April.' },
  { number: 319, text: 'Six bowls, waiting for the payment.' },
  { number: 320, text: 'One vase, picked up at the harbor.' },
];

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

function Row(props: React.ComponentProps<'div'>) {
  return <div {...props} className="OrderPeek" />;
}

export default function OrderPeek() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');
  const shown = orders.find(({ number }) => anchor?.dataset['order'] === String(number));

  function show(button: HTMLElement) {
    setDirection(getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr');
    setAnchor(button === anchor ? null : button);
  }

  return (
    <Row onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}>
      {orders.map(({ number }) => (
        <button
          key={number}
          className="OrderPeek-button"
          data-order={number}
          aria-expanded={number === shown?.number}
          aria-controls="order-peek"
          onClick={({ currentTarget }) => show(currentTarget)}
        >
          Order {number}
        </button>
      ))}
      <Popper
        className="OrderPeek-popper"
        id="order-peek"
        role="status"
        open={shown !== undefined}
        anchorEl={anchor}
        placement="bottom-start"
        direction={direction}
        modifiers={modifiers}
        popperOptions={options}
        disablePortal
        keepMounted
      >
        {({ placement }) => (
          <div className="OrderPeek-card" data-side={placement?.split('-')[0]}>
            {shown?.text}
          </div>
        )}
      </Popper>
    </Row>
  );
}

const options = { strategy: 'fixed' } as const;
