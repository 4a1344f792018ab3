import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Avatar from '@mui/material/Avatar';
import Badge, { type BadgeOrigin } from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const corners: { name: string; origin: BadgeOrigin }[] = [
  { name: 'Top right', origin: { vertical: 'top', horizontal: 'right' } },
  { name: 'Bottom right', origin: { vertical: 'bottom', horizontal: 'right' } },
  { name: 'Bottom left', origin: { vertical: 'bottom', horizontal: 'left' } },
  { name: 'Top left', origin: { vertical: 'top', horizontal: 'left' } },
];

export default function BadgeCorners() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {corners.map(({ name, origin }) => (
        <Badge
          key={name}
          role="img"
          aria-label={`${name}, 3 parcels`}
          badgeContent={3}
          color="secondary"
          overlap="circular"
          anchorOrigin={origin}
        >
          <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            <LocalShippingIcon />
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
