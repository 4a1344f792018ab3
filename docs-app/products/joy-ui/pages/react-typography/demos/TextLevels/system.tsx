import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TextLevels() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography level="h2" component="p">
        Orders of March
      </Typography>
      <Typography level="h4" component="p">
        Lind & Daughters
      </Typography>
      <Typography level="title-lg">Order 1042</Typography>
      <Typography level="title-sm">Delivery address</Typography>
      <Typography>Harbor Road 12, Uppsala</Typography>
      <Typography level="body-sm">Ordered on 3 March</Typography>
    </Stack>
  );
}
