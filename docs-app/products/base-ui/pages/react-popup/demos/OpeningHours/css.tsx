import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './OpeningHours.css';

export default function OpeningHours() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="OpeningHours">
      <button
        className="OpeningHours-button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Opening hours
      </button>
      <Popup
        className="OpeningHours-popup"
        role="note"
        open={open}
        anchor={anchor}
        offset={8}
        disablePortal
      >
        Monday to Friday, 8 to 18
      </Popup>
    </div>
  );
}
