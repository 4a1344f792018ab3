import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Ask', 'Send', 'Check', 'Refund'];
const current = 2;

export default function ReturnSteps() {
  return (
    <Stepper aria-label="Return of order 1042" sx={{ maxWidth: 480 }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          orientation="vertical"
          aria-current={index === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index <= current ? 'solid' : 'outlined'}
              color={index <= current ? 'primary' : 'neutral'}
            >
              {index + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
