import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './FolderBadges.css';

const start = { Orders: 128, Returns: 3, Reviews: 0 };

export default function FolderBadges() {
  const [unread, setUnread] = React.useState(start);
  const [isQuiet, setIsQuiet] = React.useState(false);

  return (
    <div className="FolderBadges">
      <div className="FolderBadges-row">
        {Object.entries(unread).map(([name, count]) => (
          <Badge
            className="FolderBadges-badge"
            key={name}
            badgeContent={count}
            showZero={name === 'Reviews'}
            invisible={isQuiet}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <button
              className="FolderBadges-folder"
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
