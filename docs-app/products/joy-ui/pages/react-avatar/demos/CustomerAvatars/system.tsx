import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40"
    fill="#f4c98b"/><circle cx="20" cy="16" r="7" fill="#5b3a1e"/><path d="M6 40a14 14 0 0 1 28
    0" fill="#1f5fa8"/></svg>`,
  );

export default function CustomerAvatars() {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar src={face} alt="" variant="outlined" slotProps={{ img: { width: 40 } }} />
        <Typography>Ada Byron</Typography>
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden color="primary">
          BL
        </Avatar>
        <Typography>Bo Lind</Typography>
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden alt="Fjord Bakery" variant="solid" />
        <Typography>Fjord Bakery</Typography>
      </Stack>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar aria-hidden />
        <Typography>New customer</Typography>
      </Stack>
    </Stack>
  );
}
