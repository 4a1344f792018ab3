import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function EndButtons() {
  return (
    <Stack spacing={2}>
      <Pagination aria-label="Bookings" count={5} showFirstButton showLastButton />
      <Pagination aria-label="Harbors" count={5} hidePrevButton hideNextButton />
    </Stack>
  );
}
