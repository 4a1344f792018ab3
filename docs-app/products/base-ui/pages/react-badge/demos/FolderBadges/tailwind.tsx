import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const start = { Orders: 128, Returns: 3, Reviews: 0 };

export default function FolderBadges() {
  const [unread, setUnread] = React.useState(start);
  const [isQuiet, setIsQuiet] = React.useState(false);

  return (
    <div className="grid gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <div className="flex flex-wrap gap-6 pt-2">
        {Object.entries(unread).map(([name, count]) => (
          <Badge
            className="relative"
            key={name}
            badgeContent={count}
            showZero={name === 'Reviews'}
            invisible={isQuiet}
            slotProps={{
              badge: {
                className:
                  'pointer-events-none absolute -end-3.5 -top-2.5 min-w-3.5 rounded-xl bg-[#1a5fb4] px-1.5 py-px text-center text-xs/[1.5] text-white dark:bg-[#8ab8ff] dark:text-[#0e1726] [&.base-Badge-invisible]:hidden',
                'aria-hidden': true,
              },
            }}
          >
            <button
              className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
              aria-label={isQuiet ? name : `${name}, ${count} unread`}
              onClick={() => setUnread({ ...unread, [name]: 0 })}
            >
              {name}
            </button>
          </Badge>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={isQuiet}
          onChange={(event) => setIsQuiet(event.target.checked)}
        />{' '}
        Hide the numbers
      </label>
    </div>
  );
}
