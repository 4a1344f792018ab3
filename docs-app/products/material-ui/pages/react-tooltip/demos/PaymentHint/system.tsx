import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function PaymentHint() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Tooltip
      describeChild
      title="The bank asks you to confirm 418 € in its own app."
      slotProps={{ tooltip: { sx: { maxWidth: 220, fontSize: 'body2.fontSize' } } }}
    >
      <Button variant="contained" onClick={() => setPaid(true)}>
        {paid ? 'Pay again' : 'Pay now'}
      </Button>
    </Tooltip>
  );
}
