import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PackingBar() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 360 }}>
      <Typography id="packing-label">Order 1042, 60 % packed</Typography>
      <LinearProgress
        determinate
        value={60}
        aria-labelledby="packing-label"
        sx={{ inlineSize: '100%' }}
      />
    </Stack>
  );
}
