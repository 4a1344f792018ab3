import * as React from 'react';
import { Modal } from '@mui/base/Modal';

interface SheetProps extends React.ComponentProps<'div'> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

/** Slides in and out; calls `onEnter` when it starts to enter, `onExited` when it has left. */
function Sheet({ in: isIn, onEnter, onExited, ...props }: SheetProps) {
  React.useEffect(() => {
    if (isIn) onEnter?.();
  }, [isIn, onEnter]);

  // `visibility` always transitions, so `onExited` runs even if the sheet has not moved yet.
  return (
    <div
      className="grid justify-items-start gap-2 bg-[#e4ecf6] p-4 outline-0 transition-[translate,visibility] duration-160 ease-[ease] data-[in=false]:invisible data-[in=false]:translate-y-full motion-reduce:duration-1 dark:bg-[#283449] starting:translate-y-full"
      {...props}
      data-in={isIn}
      onTransitionEnd={({ propertyName }) => {
        if (propertyName === 'visibility' && !isIn) onExited?.();
      }}
    />
  );
}

function Button(props: React.ComponentProps<'button'>) {
  return (
    <button
      {...props}
      className="cursor-pointer rounded-lg border border-[#6b7689] bg-white px-4 py-2 text-inherit outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
    />
  );
}

export default function PackingSheet() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('closed');

  return (
    <div
      className="relative box-border grid max-w-90 min-h-55 place-content-start justify-items-start gap-2 overflow-hidden rounded-lg border border-[#6b7689] p-4 dark:border-[#8d99ad] text-[#1a2233] dark:text-[#e8ecf4]"
      ref={setBox}
    >
      <Button onClick={() => setOpen(true)}>Packing list of order 318</Button>
      <span role="status">The list is {state}.</span>
      <Modal
        className="absolute inset-x-0 bottom-0"
        open={open}
        onClose={() => setOpen(false)}
        onTransitionEnter={() => setState('open')}
        onTransitionExited={() => setState('closed')}
        closeAfterTransition
        container={box}
        disableScrollLock
      >
        <Sheet in={open} role="dialog" aria-label="Packing list">
          <span>Two mugs, a teapot, the green card.</span>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Sheet>
      </Modal>
    </div>
  );
}
