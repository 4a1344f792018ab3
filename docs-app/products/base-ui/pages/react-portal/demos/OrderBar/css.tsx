import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './OrderBar.css';

export default function OrderBar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [mugs, setMugs] = React.useState(1);
  const [isPinned, setIsPinned] = React.useState(true);

  return (
    <div className="OrderBar">
      <form>
        <label>
          <input
            type="checkbox"
            checked={isPinned}
            onChange={(event) => setIsPinned(event.target.checked)}
          />{' '}
          Keep the total in the bar below
        </label>
        <button className="OrderBar-button" type="button" onClick={() => setMugs(mugs + 1)}>
          One more mug
        </button>
        <Portal container={bar} disablePortal={!isPinned}>
          <span role="status">
            {mugs} for €{mugs * 12}
          </span>
        </Portal>
      </form>
      <div className="OrderBar-bar" ref={setBar} role="group" aria-label="Your order">
        Your order:{' '}
      </div>
    </div>
  );
}
