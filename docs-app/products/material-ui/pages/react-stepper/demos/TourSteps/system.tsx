import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MobileStepper, { type MobileStepperProps } from '@mui/material/MobileStepper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const tips = ['Scan the parcel.', 'Ring twice.', 'Ask for a signature.', 'Wish a good day.'];
const variants = ['dots', 'text', 'progress'] as const;

export default function TourSteps() {
  const [step, setStep] = React.useState(0);
  const [variant, setVariant] = React.useState<MobileStepperProps['variant']>('dots');

  return (
    <div>
      <RadioGroup
        row
        aria-label="Variant"
        value={variant}
        onChange={(_, value) => setVariant(value as MobileStepperProps['variant'])}
      >
        {variants.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
      <Typography role="status" sx={{ my: 2 }}>
        {tips[step]}
      </Typography>
      <MobileStepper
        variant={variant}
        position="static"
        steps={tips.length}
        activeStep={step}
        LinearProgressProps={{ 'aria-label': 'Tips that you have read' }}
        backButton={
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button disabled={step === tips.length - 1} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        }
        sx={{ maxWidth: 360 }}
      />
    </div>
  );
}
