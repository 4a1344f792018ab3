import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './ShiftDots.css';

const packers = ['Ada', 'Bela', 'Clara'];

export default function ShiftDots() {
  const [shift, setShift] = React.useState(['Ada', 'Clara']);

  function toggle(name: string) {
    setShift(shift.includes(name) ? shift.filter((other) => other !== name) : [...shift, name]);
  }

  return (
    <div className="ShiftDots">
      {packers.map((name) => (
        <Badge
          className="ShiftDots-badge"
          key={name}
          invisible={!shift.includes(name)}
          slotProps={{ badge: { className: 'ShiftDots-dot', 'aria-hidden': true } }}
        >
          <button className="ShiftDots-button" onClick={() => toggle(name)}>
            {name} {shift.includes(name) ? 'works' : 'is off'}
          </button>
        </Badge>
      ))}
    </div>
  );
}
