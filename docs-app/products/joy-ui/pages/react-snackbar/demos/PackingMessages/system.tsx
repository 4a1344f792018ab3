import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function PackingMessages() {
  const [parcel, setParcel] = React.useState(76);
  const [open, setOpen] = React.useState(false);

  function pack() {
    setParcel(parcel + 1);
    setOpen(true);
  }

  return (
    <div>
      <Button onClick={pack}>Pack the next parcel</Button>
      <Snackbar
        key={parcel}
        role="status"
        open={open}
        variant="solid"
        color="primary"
        size="sm"
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        sx={{ minInlineSize: 0 }}
      >
        Parcel {parcel} is packed.
      </Snackbar>
    </div>
  );
}
