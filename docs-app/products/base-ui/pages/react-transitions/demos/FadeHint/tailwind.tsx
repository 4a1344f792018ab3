import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './fade.css';

export default function FadeHint() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start content-start min-h-24 text-[#1a2233] dark:text-[#e8ecf4]">
      <button
        className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
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
          className="px-3 py-2 border border-[#6b7689] rounded-lg bg-white dark:border-[#8d99ad] dark:bg-[#1b2230] [&.shown]:animate-[FadeHint-in_150ms] [&.gone]:animate-[FadeHint-out_150ms]"
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
