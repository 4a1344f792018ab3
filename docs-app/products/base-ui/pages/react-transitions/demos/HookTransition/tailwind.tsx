import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';

function Fade({ children }: { children: React.ReactNode }) {
  const { onExited, requestedEnter } = useTransitionStateManager();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const opacity = requestedEnter ? [0, 1] : [1, 0];
    const animation = ref.current?.animate({ opacity }, { duration: 150, fill: 'forwards' });
    animation?.addEventListener('finish', () => !requestedEnter && onExited());
    return () => animation?.cancel();
  }, [requestedEnter, onExited]);

  return (
    <div
      className="px-3 py-2 border border-[#6b7689] rounded-lg bg-white dark:border-[#8d99ad] dark:bg-[#1b2230]"
      ref={ref}
    >
      {children}
    </div>
  );
}

export default function HookTransition() {
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
        Berth 12
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
        <Fade>Free until Friday</Fade>
      </Popup>
    </div>
  );
}
