import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Dates', text: 'Two nights from 4 June' },
  { name: 'Room', text: 'A hut with two beds' },
  { name: 'Payment', text: 'Card that ends with 31' },
];

export default function BookingForm() {
  const [active, setActive] = React.useState(0);

  return (
    <Stack spacing={2}>
      <Stepper activeStep={active}>
        {steps.map(({ name }, index) => (
          <Step key={name} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{steps[active]?.text ?? 'Your hut is booked.'}</Typography>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          onClick={() => setActive(active < steps.length ? active + 1 : 0)}
        >
          {['Next', 'Next', 'Book', 'Start again'][active]}
        </Button>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
      </Stack>
    </Stack>
  );
}
