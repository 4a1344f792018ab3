import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid2';

const harbors = ['Bergen', 'Oslo', 'Stavanger'];

export default function SizedCards() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {harbors.map((harbor) => (
        <Grid key={harbor} size={{ xs: 12, sm: 4 }}>
          <Card variant="outlined">
            <CardContent>{harbor}</CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
