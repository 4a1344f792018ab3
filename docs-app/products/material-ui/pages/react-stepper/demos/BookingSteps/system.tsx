import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function BookingSteps() {
  return (
    <Stepper activeStep={1}>
      <Step>
        <StepLabel>Dates</StepLabel>
      </Step>
      <Step aria-current="step">
        <StepLabel>Room</StepLabel>
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}
