import * as React from 'react';
import { Button } from '@mui/base/Button';

const berths = [
  { name: 'Berth A1', depth: '6 m deep' },
  { name: 'Berth B2', depth: '9 m deep' },
];

export default function BerthTiles() {
  const [reserved, setReserved] = React.useState('');

  return (
    <div className="flex flex-wrap items-center gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      {berths.map(({ name, depth }) => (
        <Button
          className="cursor-pointer rounded-lg border border-[#1a5fb4] px-4 py-2 outline-offset-2 outline-[#1a5fb4] dark:border-[#8ab8ff] dark:outline-[#8ab8ff] [&.base--active]:bg-[#e4ecf6] dark:[&.base--active]:bg-[#283449] [&.base--focusVisible]:outline-3"
          key={name}
          slots={{ root: 'div' }}
          onClick={() => setReserved(name)}
        >
          <p className="m-0">{name}</p>
          <p className="m-0">{depth}</p>
        </Button>
      ))}
      <span role="status">{reserved && `${reserved} is reserved.`}</span>
    </div>
  );
}
