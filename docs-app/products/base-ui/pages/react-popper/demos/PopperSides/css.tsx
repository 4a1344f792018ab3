import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import './PopperSides.css';

const sides: PopperPlacementType[] = ['top', 'bottom', 'left', 'right'];

export default function PopperSides() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<PopperPlacementType>('bottom');

  return (
    <div className="PopperSides">
      <label htmlFor="popper-side">Side of the label</label>
      <select
        className="PopperSides-select"
        id="popper-side"
        value={side}
        onChange={(event) => setSide(event.target.value as PopperPlacementType)}
      >
        {sides.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className="PopperSides-area">
        <div className="PopperSides-box" ref={setAnchor}>
          Box 7
        </div>
        <Popper
          className="PopperSides-label"
          role="note"
          open
          anchorEl={anchor}
          placement={side}
          disablePortal
        >
          Fragile
        </Popper>
      </div>
    </div>
  );
}
