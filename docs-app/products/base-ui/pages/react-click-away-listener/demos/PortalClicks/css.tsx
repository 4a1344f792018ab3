import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import './PortalClicks.css';

export default function PortalClicks() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);
  const [isStrict, setIsStrict] = React.useState(false);
  const [outside, setOutside] = React.useState(0);

  return (
    <div className="PortalClicks">
      <label>
        <input
          type="checkbox"
          checked={isStrict}
          onChange={(event) => setIsStrict(event.target.checked)}
        />{' '}
        Only the DOM tree counts
      </label>
      <ClickAwayListener onClickAway={() => setOutside(outside + 1)} disableReactTree={isStrict}>
        <div className="PortalClicks-box">
          Draft of invoice 318
          <Portal container={slot}>
            <button className="PortalClicks-button">Preview</button>
          </Portal>
        </div>
      </ClickAwayListener>
      <div ref={setSlot} />
      <span role="status">Clicks outside the draft: {outside}</span>
    </div>
  );
}
