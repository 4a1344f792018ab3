import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><path fill="#cfe3f5" d="M0 0h120v120H0z"/><path fill="#2f5d8a" d="M0 84h120v36H0z"/><path fill="#b5523b" d="M18 70h84l-12 22H30z"/><path fill="#f4f1ea" d="M44 48h34v22H44z"/><path fill="#5b3424" d="M56 32h8v16h-8z"/></svg>',
)}`;

export default function ShipCard() {
  return (
    <Card sx={{ display: 'flex', maxWidth: 400 }}>
      <CardMedia
        component="img"
        image={picture}
        alt="A red ship with a white cabin"
        sx={{ width: 112, flexShrink: 0 }}
      />
      <CardContent>
        <Typography variant="h6" component="h3">
          Aurora
        </Typography>
        <Typography variant="body2">Leaves Bergen on Friday with 240 parcels</Typography>
      </CardContent>
    </Card>
  );
}
