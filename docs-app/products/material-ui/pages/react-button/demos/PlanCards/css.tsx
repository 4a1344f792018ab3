import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import './PlanCards.css';

const plans = [
  { name: 'Personal', price: 'Free', note: 'One person, three projects' },
  { name: 'Team', price: '8 euros a month', note: 'Ten people, any number of projects' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Personal');

  return (
    <div className="PlanCards">
      <div role="group" aria-label="Plan" className="PlanCards-plans">
        {plans.map((plan) => (
          <ButtonBase
            key={plan.name}
            focusRipple
            aria-pressed={plan.name === chosen}
            onClick={() => setChosen(plan.name)}
            className="PlanCards-plan"
          >
            <Typography component="span" className="PlanCards-name">
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
