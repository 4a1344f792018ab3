import * as React from 'react';
import { Portal } from '@mui/base/Portal';

export default function OrderBar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [mugs, setMugs] = React.useState(1);
  const [isPinned, setIsPinned] = React.useState(true);

  return (
    <div className="grid max-w-90 gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <form className="grid justify-items-start gap-3">
        <label>
          <input
            type="checkbox"
            checked={isPinned}
            onChange={(event) => setIsPinned(event.target.checked)}
          />{' '}
          Keep the total in the bar below
        </label>
        <button
          className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
          type="button"
          onClick={() => setMugs(mugs + 1)}
        >
          One more mug
        </button>
        <Portal container={bar} disablePortal={!isPinned}>
          <span role="status">
            {mugs} for €{mugs * 12}
          </span>
        </Portal>
      </form>
      <div
        className="rounded-lg bg-[#e4ecf6] px-4 py-2 dark:bg-[#283449]"
        ref={setBar}
        role="group"
        aria-label="Your order"
      >
        Your order:{' '}
      </div>
    </div>
  );
}
