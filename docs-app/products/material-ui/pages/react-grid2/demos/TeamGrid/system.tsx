import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const teams = [
  { name: 'Workshop', people: ['Ada', 'Bo', 'Cleo', 'Dag'] },
  { name: 'Shop', people: ['Edda', 'Finn'] },
];

export default function TeamGrid() {
  const [direction, setDirection] = React.useState<'row' | 'row-reverse'>('row');

  return (
    <div>
      <Grid container spacing={2} direction={direction} wrap="wrap">
        {teams.map(({ name, people }) => (
          <Grid
            key={name}
            container
            size={{ xs: 12, sm: 6 }}
            component="ul"
            aria-label={name}
            p={0}
          >
            {people.map((person) => (
              <Grid key={person} size={6} component="li" sx={{ listStyle: 'none' }}>
                <Paper variant="outlined" sx={{ p: 1 }}>
                  {person}
                </Paper>
              </Grid>
            ))}
          </Grid>
        ))}
      </Grid>
      <Button
        onClick={() => setDirection(direction === 'row' ? 'row-reverse' : 'row')}
        sx={{ mt: 2 }}
      >
        Change sides
      </Button>
    </div>
  );
}
