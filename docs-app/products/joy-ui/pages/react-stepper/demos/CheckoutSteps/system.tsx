import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import SvgIcon from '@mui/joy/SvgIcon';

const steps = ['Address', 'Delivery', 'Payment'];

export default function CheckoutSteps() {
  const [current, setCurrent] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stepper
        aria-label="Order"
        orientation="vertical"
        size="lg"
        sx={{ '--StepIndicator-size': '28px', '--Stepper-verticalGap': '12px' }}
      >
        {steps.map((step, index) => (
          <Step
            key={step}
            active={index === current}
            completed={index < current}
            disabled={index > current}
            aria-current={index === current ? 'step' : undefined}
            indicator={
              <StepIndicator
                variant={index > current ? 'outlined' : 'solid'}
                color={index < current ? 'success' : 'primary'}
              >
                {index < current ? (
                  <SvgIcon titleAccess="Done">
                    <path d="m9 16-4-4-2 2 6 6L21 8l-2-2z" />
                  </SvgIcon>
                ) : (
                  index + 1
                )}
              </StepIndicator>
            }
            slotProps={{ indicator: { sx: { fontSize: 'sm' } } }}
          >
            <StepButton disabled={index > current} onClick={() => setCurrent(index)}>
              {step}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Button disabled={current === steps.length - 1} onClick={() => setCurrent(current + 1)}>
        Next step
      </Button>
    </Stack>
  );
}
