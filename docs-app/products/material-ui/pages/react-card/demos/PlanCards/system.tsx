import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function drawField(sky: string, field: string) {
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path fill="${sky}" d="M0 0h200v60H0z"/><path fill="${field}" d="M0 40q50-30 100-8t100-12v40H0z"/></svg>`,
  )}`;
}

const boxes = [
  { name: 'Small box', price: '12 euros', picture: drawField('#e6f2d5', '#7fb069') },
  { name: 'Large box', price: '19 euros', picture: drawField('#fbe3c8', '#e08e45') },
];

export default function PlanCards() {
  const [chosen, setChosen] = React.useState('Small box');
  const [told, setTold] = React.useState('');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {boxes.map(({ name, price, picture }) => (
          <Card key={name} raised={name === chosen} sx={{ flex: '1 1 200px' }}>
            <CardActionArea aria-pressed={name === chosen} onClick={() => setChosen(name)}>
              <CardMedia image={picture} aria-hidden sx={{ height: 56 }} />
              <CardContent>
                <Typography component="span" variant="subtitle1" sx={{ display: 'block' }}>
                  {name}
                </Typography>
                <Typography component="span" variant="body2">
                  {price} a week
                </Typography>
              </CardContent>
            </CardActionArea>
            <CardActions>
              <Button size="small" onClick={() => setTold(name)} aria-label={`${name}: contents`}>
                Contents
              </Button>
            </CardActions>
          </Card>
        ))}
      </Stack>
      <Typography role="status">
        {told ? `${told}: what the fields have this week.` : `${chosen} is chosen.`}
      </Typography>
    </Stack>
  );
}
