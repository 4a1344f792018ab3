import Card from '@mui/joy/Card';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function CardDividers() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <Typography level="title-md">Parcel 77</Typography>
      <Divider role="presentation" />
      <Typography>Left Bergen on Monday.</Typography>
      <Divider inset="none" role="presentation" />
      <Typography>Arrives in Turku on Thursday.</Typography>
    </Card>
  );
}
