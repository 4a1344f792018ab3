import * as React from 'react';
import { Popper } from '@mui/base/Popper';

export default function PackingHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start content-start min-h-22 text-[#1a2233] dark:text-[#e8ecf4]">
      <button
        className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
        ref={setAnchor}
        aria-describedby="packing-hint"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Gift wrap
      </button>
      <Popper
        className="z-1 px-2 py-1 rounded-sm bg-[#1a2233] text-white dark:bg-[#e8ecf4] dark:text-[#1b2230]"
        id="packing-hint"
        open={open}
        anchorEl={anchor}
        disablePortal
        keepMounted
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
      >
        Paper and a card, for €3
      </Popper>
    </div>
  );
}
