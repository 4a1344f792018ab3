import * as React from 'react';
import { Badge } from '@mui/base/Badge';

const packers = ['Ada', 'Bela', 'Clara'];

export default function ShiftDots() {
  const [shift, setShift] = React.useState(['Ada', 'Clara']);

  function toggle(name: string) {
    setShift(shift.includes(name) ? shift.filter((other) => other !== name) : [...shift, name]);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      {packers.map((name) => (
        <Badge
          className="relative"
          key={name}
          invisible={!shift.includes(name)}
          slotProps={{
            badge: {
              className:
                'absolute -top-1 -end-1 box-border size-3.5 border-2 border-white rounded-full bg-[#1a5fb4] dark:border-[#1b2230] dark:bg-[#8ab8ff] [&.base-Badge-invisible]:hidden',
              'aria-hidden': true,
            },
          }}
        >
          <button
            className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
            onClick={() => toggle(name)}
          >
            {name} {shift.includes(name) ? 'works' : 'is off'}
          </button>
        </Badge>
      ))}
    </div>
  );
}
