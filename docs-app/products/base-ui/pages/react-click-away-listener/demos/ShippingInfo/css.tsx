import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './ShippingInfo.css';

export default function ShippingInfo() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="ShippingInfo">
        <button
          className="ShippingInfo-button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Shipping times
        </button>
        {open && <p className="ShippingInfo-panel">Two days in the country, five days abroad.</p>}
      </div>
    </ClickAwayListener>
  );
}
