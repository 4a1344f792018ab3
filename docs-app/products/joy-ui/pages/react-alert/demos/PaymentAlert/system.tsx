import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function PaymentAlert() {
  const [paid, setPaid] = React.useState(false);

  return (
    <Alert
      role="status"
      color={paid ? 'success' : 'warning'}
      size="lg"
      invertedColors
      startDecorator={
        <SvgIcon>
          <path d={paid ? 'm9 16-4-4-2 2 6 6L21 8l-2-2z' : 'M11 6h2v8h-2zm0 10h2v2h-2z'} />
        </SvgIcon>
      }
      endDecorator={
        <Button variant="soft" onClick={() => setPaid(!paid)}>
          {paid ? 'Undo' : 'Pay now'}
        </Button>
      }
      slotProps={{
        startDecorator: { sx: { alignSelf: 'flex-start' } },
        endDecorator: { sx: { flex: 'none' } },
      }}
      sx={{ maxWidth: 460 }}
    >
      <div>
        <Typography level="title-md">
          {paid ? 'Invoice 2041 is paid' : 'Invoice 2041 is due'}
        </Typography>
        <Typography level="body-sm" textColor="text.primary">
          {paid ? 'A receipt is on its way.' : '418 euros, until 17 March.'}
        </Typography>
      </div>
    </Alert>
  );
}
