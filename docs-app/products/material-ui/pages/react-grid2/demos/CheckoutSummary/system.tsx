import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function CheckoutSummary() {
  return (
    <Grid container spacing={2} direction={{ xs: 'column-reverse', sm: 'row' }}>
      <Grid size={{ sm: 8 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Delivery to 4 Mill Lane, Bergen
        </Paper>
      </Grid>
      <Grid size={{ sm: 4 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Total: 134 euros
        </Paper>
      </Grid>
    </Grid>
  );
}
