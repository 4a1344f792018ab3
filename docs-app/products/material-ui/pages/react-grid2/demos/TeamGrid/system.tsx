import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const teams = [
  { name: 'Workshop', people: ['Ada', 'Ben', 'Cleo', 'Dag'] },
  { name: 'Shop', people: ['Edda', 'Finn'] },
];

export default function TeamGrid() {
  return (
    <Grid container spacing={2}>
      {teams.map(({ name, people }) => (
        <Grid
          key={name}
          container
          size={{ xs: 12, sm: 6 }}
          component="ul"
          aria-label={name}
          sx={{ p: 0, m: 0, listStyle: 'none' }}
        >
          {people.map((person) => (
            <Grid key={person} size={6} component="li">
              <Paper variant="outlined" sx={{ p: 1 }}>
                {person}
              </Paper>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
