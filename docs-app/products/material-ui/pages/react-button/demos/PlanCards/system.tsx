import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Personal', price: 'Free', note: 'One person, three projects' },
  { name: 'Team', price: '8 euros a month', note: 'Ten people, any number of projects' },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Personal');

  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} role="group" aria-label="Plan">
        {plans.map((plan) => (
          <ButtonBase
            key={plan.name}
            focusRipple
            aria-pressed={plan.name === chosen}
            onClick={() => setChosen(plan.name)}
            sx={{
              flex: 1,
              flexDirection: 'column',
              alignItems: 'flex-start',
              textAlign: 'start',
              p: 2,
              border: 2,
              borderRadius: 1,
              borderColor: 'divider',
              '&[aria-pressed="true"]': { borderColor: 'primary.main' },
              '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
            }}
          >
            <Typography component="span" sx={{ fontWeight: 'bold' }}>
              {plan.name}: {plan.price}
            </Typography>
            <Typography component="span" variant="body2">
              {plan.note}
            </Typography>
          </ButtonBase>
        ))}
      </Stack>
      <Typography role="status">Chosen plan: {chosen}</Typography>
    </Stack>
  );
}
