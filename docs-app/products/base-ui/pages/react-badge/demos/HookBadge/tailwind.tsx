import * as React from 'react';
import { useBadge } from '@mui/base/useBadge';

const buttonClass =
  'px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3';

function Count({ items }: { items: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: items, max: 9 });
  return (
    <b
      className="px-2 py-0.5 rounded-full bg-[#1a5fb4] text-white text-[0.875rem] dark:bg-[#8ab8ff] dark:text-[#0e1726]"
      hidden={invisible}
      aria-hidden
    >
      {displayValue}
    </b>
  );
}

export default function HookBadge() {
  const [items, setItems] = React.useState(8);

  return (
    <div className="flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <button className={buttonClass} onClick={() => setItems(items + 1)}>
        Add a mug
      </button>
      <button className={buttonClass} onClick={() => setItems(0)}>
        Empty the basket
      </button>
      <span>
        Basket <Count items={items} />
      </span>
      <span className="text-[#4d586b] dark:text-[#b6bfcf]" role="status">
        Items: {items}
      </span>
    </div>
  );
}
