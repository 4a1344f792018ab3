import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const buttonClass =
  'px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3';
const panelClass =
  'flex flex-wrap items-center gap-2 p-3 border border-[#6b7689] rounded-lg outline-[#1a5fb4] dark:border-[#8d99ad] dark:outline-[#8ab8ff] focus:outline-2';

export default function TwoTraps() {
  const [open, setOpen] = React.useState(false);
  const [isAsking, setIsAsking] = React.useState(false);
  const isEnabled = React.useCallback(() => !isAsking, [isAsking]);

  function discard() {
    setIsAsking(false);
    setOpen(false);
  }

  return (
    <div className="grid justify-items-start content-start gap-3 min-h-50 text-[#1a2233] dark:text-[#e8ecf4]">
      <button className={buttonClass} onClick={() => setOpen(true)}>
        Write a note
      </button>
      {open && (
        <FocusTrap open isEnabled={isEnabled}>
          <div className={panelClass} role="group" aria-label="Note" tabIndex={-1}>
            <label htmlFor="trap-note">Note</label>
            <input
              className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
              id="trap-note"
              autoComplete="off"
            />
            <button className={buttonClass} onClick={() => setIsAsking(true)}>
              Cancel
            </button>
          </div>
        </FocusTrap>
      )}
      {isAsking && (
        <FocusTrap open>
          <div className={panelClass} role="group" aria-label="Discard the note?" tabIndex={-1}>
            <button className={buttonClass} onClick={discard}>
              Discard
            </button>
            <button className={buttonClass} onClick={() => setIsAsking(false)}>
              Keep writing
            </button>
          </div>
        </FocusTrap>
      )}
    </div>
  );
}
