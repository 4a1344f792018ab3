import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';

const berths = Array.from({ length: 144 }, (_, index) => index + 1);

function HarborMap() {
  return (
    <div
      className="flex flex-wrap gap-1 w-60 h-23 overflow-hidden"
      role="img"
      aria-label="Map of the harbor, 48 of 144 berths are taken"
    >
      {berths.map((berth) => (
        <span
          className="size-2 rounded-xs bg-[#6b7689] dark:bg-[#8d99ad] data-taken:bg-[#1a5fb4] dark:data-taken:bg-[#8ab8ff]"
          key={berth}
          data-taken={berth % 3 === 0 || undefined}
        />
      ))}
    </div>
  );
}

export default function DeferredMap() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <div className="grid justify-items-start content-start gap-3 min-h-37.5 text-[#1a2233] dark:text-[#e8ecf4]">
      <button
        className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        Map
      </button>
      {isShown && (
        <NoSsr defer fallback={<div className="w-60 h-23">The map is drawn…</div>}>
          <HarborMap />
        </NoSsr>
      )}
    </div>
  );
}
