import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function HalfGrid() {
  return (
    <Grid container spacing={1}>
      <Grid item xs={6}>
        <Paper variant="outlined">Orders</Paper>
      </Grid>
      <Grid item xs={6}>
        <Paper variant="outlined">Parcels</Paper>
      </Grid>
      <Grid item xs={12}>
        <Paper variant="outlined">Invoices</Paper>
      </Grid>
    </Grid>
  );
}
