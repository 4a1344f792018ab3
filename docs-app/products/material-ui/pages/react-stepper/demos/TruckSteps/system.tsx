import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepIcon, { type StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Packed', 'On its way', 'Arrived'];

function TruckIcon({ active, completed, icon }: StepIconProps) {
  if (active) return <LocalShippingIcon color="primary" />;
  return <StepIcon completed={completed} icon={icon} />;
}

export default function TruckSteps() {
  return (
    <Stepper
      component="ol"
      activeStep={1}
      alternativeLabel
      connector={
        <StepConnector sx={{ [`& .${stepConnectorClasses.line}`]: { borderBlockStartWidth: 3 } }} />
      }
      sx={{ listStyle: 'none', p: 0 }}
    >
      {steps.map((name, index) => (
        <Step key={name} component="li" aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel slots={{ stepIcon: TruckIcon }}>{name}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
