import * as React from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import './DeferredMap.css';

const berths = Array.from({ length: 144 }, (_, index) => index + 1);

function HarborMap() {
  return (
    <div
      className="DeferredMap-map"
      role="img"
      aria-label="Map of the harbor, 48 of 144 berths are taken"
    >
      {berths.map((berth) => (
        <span className="DeferredMap-berth" key={berth} data-taken={berth % 3 === 0 || undefined} />
      ))}
    </div>
  );
}

export default function DeferredMap() {
  const [isShown, setIsShown] = React.useState(true);

  return (
    <div className="DeferredMap">
      <button
        className="DeferredMap-button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        Map
      </button>
      {isShown && (
        <NoSsr defer fallback={<div className="DeferredMap-empty">The map is drawn…</div>}>
          <HarborMap />
        </NoSsr>
      )}
    </div>
  );
}
