import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const brokenImage = 'data:image/png;base64,broken';
const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarFallbacks() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} alt="" sx={colors}>
          HB
        </Avatar>
        <Typography>Harbor of Bergen: the children</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} alt="Oslo" sx={colors} />
        <Typography>Oslo: the first letter of the alternative text</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar src={brokenImage} alt="" sx={colors} />
        <Typography>Unknown sender: the icon of a person</Typography>
      </Stack>
    </Stack>
  );
}
