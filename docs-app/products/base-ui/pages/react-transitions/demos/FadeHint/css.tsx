import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './FadeHint.css';
import './fade.css';

export default function FadeHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="FadeHint">
      <button
        className="FadeHint-button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Insurance
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
        <CssAnimation
          className="FadeHint-card"
          enterAnimationName="FadeHint-in"
          enterClassName="shown"
          exitAnimationName="FadeHint-out"
          exitClassName="gone"
        >
          Covers up to €500
        </CssAnimation>
      </Popup>
    </div>
  );
}
