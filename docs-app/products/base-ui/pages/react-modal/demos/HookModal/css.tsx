import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import {
  unstable_useModal as useModal,
  type UseModalParameters,
} from '@mui/base/unstable_useModal';
import './HookModal.css';

function Layer(props: Omit<UseModalParameters, 'rootRef'> & { children: React.ReactElement }) {
  const { children, container, open } = props;
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getBackdropProps, getRootProps, isTopModal, portalRef } = useModal({ ...props, rootRef });

  if (!open) return null;
  return (
    <Portal ref={portalRef} container={container}>
      <div className="HookModal-layer" {...getRootProps()}>
        <div className="HookModal-backdrop" {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {children}
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function HookModal() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className="HookModal" ref={setBox}>
      <button className="HookModal-button" onClick={() => setOpen(true)}>
        Cancel the booking
      </button>
      <Layer open={open} onClose={() => setOpen(false)} container={box} disableScrollLock>
        <div
          className="HookModal-panel"
          role="alertdialog"
          aria-modal
          aria-label="Cancel the booking?"
          tabIndex={-1}
        >
          <span>The berth is free again at once.</span>
          <button className="HookModal-button" onClick={() => setOpen(false)}>
            Cancel it
          </button>
        </div>
      </Layer>
    </div>
  );
}
