import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function AutoGrid() {
  return (
    <Grid container spacing={1}>
      <Grid item xs="auto">
        <Paper variant="outlined">No. 31</Paper>
      </Grid>
      <Grid item xs>
        <Paper variant="outlined">Two chairs and a table</Paper>
      </Grid>
    </Grid>
  );
}
