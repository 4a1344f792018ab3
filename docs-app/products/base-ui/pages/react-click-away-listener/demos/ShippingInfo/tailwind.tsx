import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

export default function ShippingInfo() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div className="grid justify-items-start content-start gap-2 min-h-25 text-[#1a2233] dark:text-[#e8ecf4]">
        <button
          className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
        >
          Shipping times
        </button>
        {open && (
          <p className="m-0 px-3 py-2 border border-[#6b7689] rounded-lg bg-white dark:border-[#8d99ad] dark:bg-[#1b2230]">
            Two days in the country, five days abroad.
          </p>
        )}
      </div>
    </ClickAwayListener>
  );
}
