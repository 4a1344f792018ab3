import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const parcels = [
  { id: 77, city: 'Porto' },
  { id: 78, city: 'Bergen' },
];

export default function OtherElement() {
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, width: 240 }}>
      {parcels.map(({ id, city }) => (
        <Card key={id} component="li" size="sm">
          <Typography component="h3" level="title-md">
            Parcel {id}
          </Typography>
          <Typography level="body-sm">To {city}</Typography>
        </Card>
      ))}
    </Stack>
  );
}
