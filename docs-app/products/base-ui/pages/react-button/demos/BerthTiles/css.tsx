import * as React from 'react';
import { Button } from '@mui/base/Button';
import './BerthTiles.css';

const berths = [
  { name: 'Berth A1', depth: '6 m deep' },
  { name: 'Berth B2', depth: '9 m deep' },
];

export default function BerthTiles() {
  const [reserved, setReserved] = React.useState('');

  return (
    <div className="BerthTiles">
      {berths.map(({ name, depth }) => (
        <Button
          className="BerthTiles-tile"
          key={name}
          slots={{ root: 'div' }}
          onClick={() => setReserved(name)}
        >
          <p>{name}</p>
          <p>{depth}</p>
        </Button>
      ))}
      <span role="status">{reserved && `${reserved} is reserved.`}</span>
    </div>
  );
}
