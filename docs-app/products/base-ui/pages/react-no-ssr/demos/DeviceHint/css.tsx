import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './DeviceHint.css';

/** Reads a media query of the browser, so the server must not render it. */
function Hint() {
  const isTouch = window.matchMedia('(hover: none)').matches;
  return <>{isTouch ? 'Tap' : 'Click'} an order to mark it as packed.</>;
}

export default function DeviceHint() {
  const [packed, setPacked] = React.useState<number[]>([]);

  return (
    <div className="DeviceHint">
      <NoSsr defer fallback="Choose an order.">
        <Hint />
      </NoSsr>
      {[318, 319, 320].map((order) => (
        <button
          className="DeviceHint-button"
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
