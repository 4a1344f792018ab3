import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function OrderTotal() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 320 }}>
      <Typography>Two chairs, 318 euros</Typography>
      <Typography>One table, 100 euros</Typography>
      <Divider role="presentation" />
      <Typography level="title-md">418 euros</Typography>
    </Stack>
  );
}
