import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function PaymentHint() {
  const [paid, setPaid] = React.useState(false);
  const [seen, setSeen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Tooltip
        describeChild
        title="The bank asks you to confirm 418 € in its own app."
        placement="bottom-start"
        enterDelay={0}
        leaveDelay={0}
        onOpen={() => setSeen(true)}
        slotProps={{ tooltip: { sx: { maxWidth: 220, fontSize: 'body2.fontSize' } } }}
      >
        <Button variant="contained" onClick={() => setPaid(true)}>
          Pay now
        </Button>
      </Tooltip>
      <Tooltip describeChild title={paid ? '' : 'There is no receipt before the payment.'}>
        <span>
          <Button variant="outlined" disabled={!paid}>
            Receipt
          </Button>
        </span>
      </Tooltip>
      <Typography role="status">
        {paid ? 'Paid.' : 'Not paid.'} {seen ? 'You know the next step.' : ''}
      </Typography>
    </Stack>
  );
}
