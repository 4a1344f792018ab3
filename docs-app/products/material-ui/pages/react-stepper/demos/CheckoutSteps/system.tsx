import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Address', text: 'Harbor Street 4, Bergen', note: '' },
  { name: 'Gift wrapping', text: 'Brown paper and a green ribbon', note: 'Optional' },
  { name: 'Payment', text: 'Card that ends with 31', note: '' },
];

export default function CheckoutSteps() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<string[]>([]);
  const buttons = React.useRef<Record<number, HTMLButtonElement | null>>({});

  function finish(name: string) {
    const next = (active + 1) % steps.length;
    setDone([...done, name]);
    setActive(next);
    // The clicked button collapses with its step, so the focus moves to the next step.
    buttons.current[next]?.focus();
  }

  return (
    <Stepper nonLinear orientation="vertical" activeStep={active}>
      {steps.map(({ name, text, note }, index) => (
        <Step key={name} completed={done.includes(name)}>
          <StepButton
            ref={(node: HTMLButtonElement | null) => {
              buttons.current[index] = node;
            }}
            optional={
              <Typography variant="caption">{done.includes(name) ? 'Done' : note}</Typography>
            }
            onClick={() => setActive(index)}
          >
            {name}
          </StepButton>
          <StepContent transitionDuration={200}>
            <Typography>{text}</Typography>
            <Button onClick={() => finish(name)}>Confirm {name.toLowerCase()}</Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
