import * as React from 'react';

/** Renders a counter demo from native HTML elements. */
export function CounterDemo() {
  const [count, setCount] = React.useState(0);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add to basket
      </button>
      <span role="status">{count} in the basket</span>
    </div>
  );
}
