import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Personal', price: 'Free', note: 'One person, three projects' },
  { name: 'Team', price: '8 euros a month', note: 'Ten people, any number of projects' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Personal');

  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label="Plan" className="flex flex-col gap-4 min-[600px]:flex-row">
        {plans.map((plan) => (
          <ButtonBase
            key={plan.name}
            focusRipple
            aria-pressed={plan.name === chosen}
            onClick={() => setChosen(plan.name)}
            className="flex-1 flex-col items-start! rounded-sm! border-2! border-[light-dark(#0000001f,#ffffff1f)]! p-4! text-start aria-pressed:border-[light-dark(#1976d2,#90caf9)]! [&.Mui-focusVisible]:outline-3! [&.Mui-focusVisible]:outline-offset-2!"
          >
            <Typography component="span" className="font-bold!">
              {plan.name}: {plan.price}
            </Typography>
            <Typography component="span" variant="body2">
              {plan.note}
            </Typography>
          </ButtonBase>
        ))}
      </div>
      <Typography role="status">Chosen plan: {chosen}</Typography>
    </div>
  );
}
