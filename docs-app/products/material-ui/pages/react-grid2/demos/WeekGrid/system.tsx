import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function WeekGrid() {
  return (
    <Grid container columns={7} spacing={0.5}>
      {days.map((day) => (
        <Grid key={day} size={1}>
          <Paper variant="outlined" sx={{ py: 1, textAlign: 'center', typography: 'caption' }}>
            {day}
          </Paper>
        </Grid>
      ))}
      <Grid size={5}>
        <Paper variant="outlined" sx={{ p: 1, typography: 'body2' }}>
          Delivery
        </Paper>
      </Grid>
      <Grid size={2}>
        <Paper variant="outlined" sx={{ p: 1, typography: 'body2' }}>
          Closed
        </Paper>
      </Grid>
    </Grid>
  );
}
