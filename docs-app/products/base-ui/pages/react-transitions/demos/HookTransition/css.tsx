import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import './HookTransition.css';

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
    <div className="HookTransition-card" ref={ref}>
      {children}
    </div>
  );
}

export default function HookTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="HookTransition">
      <button
        className="HookTransition-button"
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
