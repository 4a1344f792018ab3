import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function PaymentError() {
  const [failed, setFailed] = React.useState(true);

  return (
    <div>
      <Stepper activeStep={1} orientation="vertical">
        <Step>
          <StepLabel>Address</StepLabel>
        </Step>
        <Step aria-current="step">
          <StepLabel
            error={failed}
            optional={
              <Typography variant="caption" role="status">
                {failed ? 'The bank refused the card.' : 'Waiting for the bank'}
              </Typography>
            }
          >
            Payment
          </StepLabel>
        </Step>
        <Step>
          <StepLabel optional={<Typography variant="caption">Optional</Typography>}>
            Gift wrapping
          </StepLabel>
        </Step>
      </Stepper>
      <Button onClick={() => setFailed(!failed)} sx={{ mt: 2 }}>
        {failed ? 'Pay again' : 'Cancel'}
      </Button>
    </div>
  );
}
