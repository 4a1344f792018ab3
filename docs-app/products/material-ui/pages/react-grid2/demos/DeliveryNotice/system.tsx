import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function DeliveryNotice() {
  return (
    <Grid container spacing={2}>
      <Grid size={{ xs: 12, sm: 6 }} offset={{ sm: 3 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Your parcel arrives on Friday.
        </Paper>
      </Grid>
      <Grid size={{ xs: 6, sm: 3 }} offset="auto">
        <Paper variant="outlined" sx={{ p: 2 }}>
          Change the day
        </Paper>
      </Grid>
    </Grid>
  );
}
