import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="grid justify-items-start content-start gap-3 min-h-24 text-[#1a2233] dark:text-[#e8ecf4]">
      <button
        className="px-4 py-2 border border-[#6b7689] rounded-lg bg-white text-[#1a2233] [font:inherit] cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] focus-visible:outline-3"
        onClick={() => setOpen(true)}
      >
        Save the draft
      </button>
      <div role="status">
        <Snackbar
          className="px-4 py-2 rounded-lg bg-[#1a2233] text-white dark:bg-[#e8ecf4] dark:text-[#1b2230]"
          open={open}
          onClose={() => setOpen(false)}
          autoHideDuration={30_000}
        >
          The draft is saved.
        </Snackbar>
      </div>
    </div>
  );
}
