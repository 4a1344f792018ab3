import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import './PackingHint.css';

export default function PackingHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="PackingHint">
      <button
        className="PackingHint-button"
        ref={setAnchor}
        aria-describedby="packing-hint"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Gift wrap
      </button>
      <Popper
        className="PackingHint-hint"
        id="packing-hint"
        open={open}
        anchorEl={anchor}
        disablePortal
        keepMounted
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
      >
        Paper and a card, for €3
      </Popper>
    </div>
  );
}
