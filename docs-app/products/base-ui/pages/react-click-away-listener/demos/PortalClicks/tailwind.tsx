import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';

export default function PortalClicks() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);
  const [isStrict, setIsStrict] = React.useState(false);
  const [outside, setOutside] = React.useState(0);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Only the DOM tree counts
      </label>
      <ClickAwayListener onClickAway={() => setOutside(outside + 1)} disableReactTree={isStrict}>
        <div className="px-3 py-2 border border-dashed border-[#6b7689] rounded-lg dark:border-[#8d99ad]">
          Draft of invoice 318
          <Portal container={slot}>
            <button className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3">
              Preview
            </button>
          </Portal>
        </div>
      </ClickAwayListener>
      <div ref={setSlot} />
      <span role="status">Clicks outside the draft: {outside}</span>
    </div>
  );
}
