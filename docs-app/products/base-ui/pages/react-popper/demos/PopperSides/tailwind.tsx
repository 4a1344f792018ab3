import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';

const sides: PopperPlacementType[] = ['top', 'bottom', 'left', 'right'];

export default function PopperSides() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<PopperPlacementType>('bottom');

  return (
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="popper-side">Side of the label</label>
      <select
        className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
        id="popper-side"
        value={side}
        onChange={(event) => setSide(event.target.value as PopperPlacementType)}
      >
        {sides.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <div className="grid place-items-center box-border w-65 h-35 border border-dashed border-[#6b7689] rounded-lg dark:border-[#8d99ad]">
        <div
          className="px-4 py-3 border border-[#6b7689] rounded-lg bg-[#e4ecf6] dark:border-[#8d99ad] dark:bg-[#283449]"
          ref={setAnchor}
        >
          Box 7
        </div>
        <Popper
          className="px-2 py-0.5 rounded-sm bg-[#1a5fb4] text-white dark:bg-[#8ab8ff] dark:text-[#0e1726]"
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
