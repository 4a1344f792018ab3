import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import {
  unstable_useModal as useModal,
  type UseModalParameters,
} from '@mui/base/unstable_useModal';

const buttonClass =
  'px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3';

function Layer(props: Omit<UseModalParameters, 'rootRef'> & { children: React.ReactElement }) {
  const { children, container, open } = props;
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getBackdropProps, getRootProps, isTopModal, portalRef } = useModal({ ...props, rootRef });

  if (!open) return null;
  return (
    <Portal ref={portalRef} container={container}>
      <div className="absolute inset-0 z-1 grid place-items-center" {...getRootProps()}>
        <div
          className="absolute inset-0 z--1 rounded-lg bg-[#e4ecf6] dark:bg-[#283449]"
          {...getBackdropProps()}
        />
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
    <div
      className="relative grid justify-items-start content-start min-h-40 text-[#1a2233] dark:text-[#e8ecf4]"
      ref={setBox}
    >
      <button className={buttonClass} onClick={() => setOpen(true)}>
        Cancel the booking
      </button>
      <Layer open={open} onClose={() => setOpen(false)} container={box} disableScrollLock>
        <div
          className="grid gap-3 p-4 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus-visible:outline-3"
          role="alertdialog"
          aria-modal
          aria-label="Cancel the booking?"
          tabIndex={-1}
        >
          <span>The berth is free again at once.</span>
          <button className={buttonClass} onClick={() => setOpen(false)}>
            Cancel it
          </button>
        </div>
      </Layer>
    </div>
  );
}
