import * as React from 'react';
import { useBadge } from '@mui/base/useBadge';
import './HookBadge.css';

function Count({ items }: { items: number }) {
  const { displayValue, invisible } = useBadge({ badgeContent: items, max: 9 });
  return (
    <b className="HookBadge-count" hidden={invisible} aria-hidden>
      {displayValue}
    </b>
  );
}

export default function HookBadge() {
  const [items, setItems] = React.useState(8);

  return (
    <div className="HookBadge">
      <button className="HookBadge-button" onClick={() => setItems(items + 1)}>
        Add a mug
      </button>
      <button className="HookBadge-button" onClick={() => setItems(0)}>
        Empty the basket
      </button>
      <span>
        Basket <Count items={items} />
      </span>
      <span className="HookBadge-status" role="status">
        Items: {items}
      </span>
    </div>
  );
}
