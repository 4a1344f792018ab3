import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import './DismissibleAlert.css';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    // The close button unmounts, so the focus moves to the button below.
    buttonRef.current?.focus();
  }

  return (
    <div className="DismissibleAlert">
      <Collapse in={open} unmountOnExit className="DismissibleAlert-frame">
        <Alert
          severity="info"
          role="note"
          closeText="Close the tip"
          onClose={close}
          className="DismissibleAlert-tip"
        >
          Press the space bar to start and stop the recording.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Show the tip
      </Button>
    </div>
  );
}
