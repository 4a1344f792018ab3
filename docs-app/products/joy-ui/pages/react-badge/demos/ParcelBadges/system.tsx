import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ParcelBadges() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent={4} slotProps={{ badge: { 'aria-hidden': true } }}>
        <Button variant="outlined" color="neutral" aria-label="Parcels, 4 to pack">
          Parcels
        </Button>
      </Badge>
      <Badge color="danger">
        <Button variant="outlined" color="neutral" aria-label="Returns, something new">
          Returns
        </Button>
      </Badge>
    </Stack>
  );
}
