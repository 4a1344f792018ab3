import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function OrderHeader() {
  return (
    <Grid container spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Grid>
        <Typography variant="h4" component="p">
          Order 1042
        </Typography>
        <Typography>Two chairs, one table</Typography>
      </Grid>
      <Grid>
        <Button variant="outlined">Repeat</Button>
      </Grid>
    </Grid>
  );
}
