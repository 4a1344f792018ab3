import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';

/** Reads a media query of the browser, so the server must not render it. */
function Hint() {
  const isTouch = window.matchMedia('(hover: none)').matches;
  return <>{isTouch ? 'Tap' : 'Click'} an order to mark it as packed.</>;
}

export default function DeviceHint() {
  const [packed, setPacked] = React.useState<number[]>([]);

  return (
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <NoSsr defer fallback="Choose an order.">
        <Hint />
      </NoSsr>
      {[318, 319, 320].map((order) => (
        <button
          className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] before:content-['☐_'_/_''] focus-visible:outline-3 aria-pressed:before:content-['☑_'_/_''] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
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
        </button>
      ))}
    </div>
  );
}
