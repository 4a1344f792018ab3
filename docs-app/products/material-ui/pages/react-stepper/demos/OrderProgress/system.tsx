import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepIcon, { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const steps = ['Ordered', 'Packed', 'On its way', 'Arrived'];

function ParcelIcon({ active, completed, error, icon }: StepIconProps) {
  if (active && !error) return <LocalShippingIcon color="primary" />;
  return <StepIcon active={active} completed={completed} error={error} icon={icon} />;
}

export default function OrderProgress() {
  const [active, setActive] = React.useState(1);
  const [lost, setLost] = React.useState(false);

  return (
    <div>
      <Stepper
        component="ol"
        activeStep={active}
        alternativeLabel
        connector={
          <StepConnector
            sx={{ [`& .${stepConnectorClasses.line}`]: { borderBlockStartWidth: 3 } }}
          />
        }
        sx={{ listStyle: 'none', p: 0 }}
      >
        {steps.map((name, index) => {
          const isActive = index === active;
          return (
            <Step key={name} component="li" aria-current={isActive ? 'step' : undefined}>
              <StepLabel
                error={lost && isActive}
                optional={
                  lost && isActive && <Typography variant="caption">We look for it</Typography>
                }
                slots={{ stepIcon: ParcelIcon }}
              >
                {name}
              </StepLabel>
            </Step>
          );
        })}
      </Stepper>
      <Button disabled={active === 3} onClick={() => setActive(active + 1)}>
        Next
      </Button>
      <Button aria-pressed={lost} onClick={() => setLost(!lost)}>
        Lost
      </Button>
    </div>
  );
}
