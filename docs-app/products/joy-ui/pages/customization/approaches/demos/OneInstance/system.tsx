import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function OneInstance() {
  return (
    <Card sx={{ maxWidth: 320, borderRadius: 'xl', p: 1.5, bgcolor: 'primary.softBg' }}>
      <Typography level="title-md" textColor="text.primary">
        Parcel 77 to Porto
      </Typography>
      <CardActions>
        <Button>Track</Button>
      </CardActions>
    </Card>
  );
}
