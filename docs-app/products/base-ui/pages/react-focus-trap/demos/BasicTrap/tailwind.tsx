import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const buttonClass =
  'px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3';

export default function BasicTrap() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start content-start gap-3 min-h-30 text-[#1a2233] dark:text-[#e8ecf4]">
      <button className={buttonClass} onClick={() => setOpen(true)}>
        Edit the address
      </button>
      {open && (
        <FocusTrap open>
          <div
            className="flex flex-wrap items-center gap-2 p-3 border border-[#6b7689] rounded-lg outline-[#1a5fb4] dark:border-[#8d99ad] dark:outline-[#8ab8ff] focus:outline-2"
            role="group"
            aria-label="Address"
            tabIndex={-1}
          >
            <label htmlFor="trap-street">Street</label>
            <input
              className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
              id="trap-street"
              defaultValue="Quay 4"
              autoComplete="off"
            />
            <button className={buttonClass} onClick={() => setOpen(false)}>
              Done
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
