import * as React from 'react';
import { Popper } from '@mui/base/Popper';

const orders = [
  { number: 318, text: 'Two mugs and a teapot, sent on 28 April.' },
  { number: 319, text: 'Six bowls, waiting for the payment.' },
  { number: 320, text: 'One vase, picked up at the harbor.' },
];

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

function Row(props: React.ComponentProps<'div'>) {
  return <div {...props} className="flex flex-wrap gap-2 text-[#1a2233] dark:text-[#e8ecf4]" />;
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
          className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-[#1a2233] outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 aria-expanded:border-[#1a5fb4] aria-expanded:text-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] dark:aria-expanded:border-[#8ab8ff] dark:aria-expanded:text-[#8ab8ff]"
          data-order={number}
          aria-expanded={number === shown?.number}
          aria-controls="order-peek"
          onClick={({ currentTarget }) => show(currentTarget)}
        >
          Order {number}
        </button>
      ))}
      <Popper
        className="z-1"
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
          <div
            className="max-w-55 rounded-lg border border-[#6b7689] bg-white px-3 py-2 data-[side=bottom]:border-t-4 data-[side=bottom]:border-t-[#1a5fb4] data-[side=top]:border-b-4 data-[side=top]:border-b-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:data-[side=bottom]:border-t-[#8ab8ff] dark:data-[side=top]:border-b-[#8ab8ff]"
            data-side={placement?.split('-')[0]}
          >
            {shown?.text}
          </div>
        )}
      </Popper>
    </Row>
  );
}

const options = { strategy: 'fixed' } as const;
