import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './FadingPopup.css';

export default function FadingPopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="FadingPopup">
      <button
        className="FadingPopup-button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Order 318
      </button>
      <Popup
        role="note"
        open={open}
        anchor={anchor}
        offset={8}
        disablePortal
        keepMounted
        strategy="fixed"
      >
        <CssTransition className="FadingPopup-card" enterClassName="shown" exitClassName="gone">
          Two mugs and a teapot
        </CssTransition>
      </Popup>
    </div>
  );
}
