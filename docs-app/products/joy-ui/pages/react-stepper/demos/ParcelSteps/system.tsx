import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function ParcelSteps() {
  return (
    <Stepper aria-label="Parcel 77" size="sm" sx={{ maxWidth: 480 }}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            1
          </StepIndicator>
        }
      >
        Packed
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Shipped
      </Step>
      <Step indicator={<StepIndicator>3</StepIndicator>}>Delivered</Step>
    </Stepper>
  );
}
