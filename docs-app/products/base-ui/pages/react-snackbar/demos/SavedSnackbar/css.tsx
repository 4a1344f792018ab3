import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './SavedSnackbar.css';

export default function SavedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="SavedSnackbar">
      <button className="SavedSnackbar-button" onClick={() => setOpen(true)}>
        Save the draft
      </button>
      <div role="status">
        <Snackbar
          className="SavedSnackbar-message"
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
