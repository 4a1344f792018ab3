import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar role="img" aria-label="Ada Byron" size="sm">
        AB
      </Avatar>
      <Avatar role="img" aria-label="Bo Lind">
        BL
      </Avatar>
      <Avatar role="img" aria-label="Cem Aydin" size="lg">
        CA
      </Avatar>
      <Avatar
        role="img"
        aria-label="Fjord Bakery"
        sx={{ '--Avatar-size': '72px', borderRadius: 'md' }}
      >
        FB
      </Avatar>
    </Stack>
  );
}
