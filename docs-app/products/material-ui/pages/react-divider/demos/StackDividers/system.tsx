import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackDividers() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>12 orders</Typography>
      <Typography>3 returns</Typography>
      <Typography>1 complaint</Typography>
    </Stack>
  );
}
