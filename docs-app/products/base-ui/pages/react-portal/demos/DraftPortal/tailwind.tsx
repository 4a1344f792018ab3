import * as React from 'react';
import { Portal } from '@mui/base/Portal';

export default function DraftPortal() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);

  return (
    <div className="grid gap-2 max-w-80 text-[#1a2233] dark:text-[#e8ecf4]">
      <div className="min-h-6 px-2 py-1 rounded-lg bg-[#e4ecf6] dark:bg-[#283449]" ref={setBar} />
      <label htmlFor="draft-title">Title of the invoice</label>
      <input
        className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
        id="draft-title"
        defaultValue="Six bowls"
        autoComplete="off"
      />
      <Portal container={bar}>
        <span>Draft, not sent yet</span>
      </Portal>
    </div>
  );
}
