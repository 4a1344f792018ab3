import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import './PlanCard.css';

const plans = [
  { name: 'Personal', price: 'Free', note: 'One person, three projects' },
  { name: 'Team', price: '8 euros a month', note: 'Ten people, any number of projects' },
];

export default function PlanCard() {
  const [chosen, setChosen] = React.useState('Team');

  return (
    <div className="PlanCard">
      {plans.map(({ name, price, note }) => (
        <Card
          key={name}
          variant={name === chosen ? 'solid' : 'outlined'}
          color={name === chosen ? 'primary' : 'neutral'}
          invertedColors
          className="PlanCard-plan"
        >
          <CardContent>
            <Typography component="h3" level="title-lg">
              {name}
            </Typography>
            <Typography level="h3" component="p">
              {price}
            </Typography>
            <Typography textColor="text.primary">{note}</Typography>
          </CardContent>
          <CardActions>
            <Button aria-pressed={name === chosen} onClick={() => setChosen(name)}>
              Choose {name}
            </Button>
          </CardActions>
        </Card>
      ))}
    </div>
  );
}
