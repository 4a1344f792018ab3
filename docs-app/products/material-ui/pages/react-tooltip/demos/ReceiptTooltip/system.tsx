import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function ReceiptTooltip() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setPaid(true)}>Pay</Button>
      <Tooltip describeChild title={paid ? '' : 'There is no receipt before the payment.'}>
        <span>
          <Button variant="outlined" disabled={!paid}>
            Receipt
          </Button>
        </span>
      </Tooltip>
    </Stack>
  );
}
