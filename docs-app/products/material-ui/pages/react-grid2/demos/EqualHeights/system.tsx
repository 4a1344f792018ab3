import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

export default function EqualHeights() {
  return (
    <Grid container spacing={2}>
      <Grid size={6}>
        <Paper variant="outlined" sx={{ height: '100%', p: 2 }}>
          Pickup at the harbor
        </Paper>
      </Grid>
      <Grid size={6}>
        <Paper variant="outlined" sx={{ height: '100%', p: 2 }}>
          Delivery to the door, between nine and twelve, with a call half an hour before
        </Paper>
      </Grid>
    </Grid>
  );
}
