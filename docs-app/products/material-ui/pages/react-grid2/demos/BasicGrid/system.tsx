import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2}>
      <Grid size={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Orders
        </Paper>
      </Grid>
      <Grid size={4}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Parcels
        </Paper>
      </Grid>
      <Grid size={12}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Invoices
        </Paper>
      </Grid>
    </Grid>
  );
}
