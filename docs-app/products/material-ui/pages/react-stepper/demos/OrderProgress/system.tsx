import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Ordered', 'Packed', 'On its way', 'Arrived'];

export default function OrderProgress() {
  const [active, setActive] = React.useState(1);

  return (
    <div>
      <Stepper component="ol" activeStep={active} alternativeLabel sx={{ listStyle: 'none', p: 0 }}>
        {steps.map((name, index) => (
          <Step key={name} component="li" aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button disabled={active === 3} onClick={() => setActive(active + 1)}>
        Next
      </Button>
    </div>
  );
}
