import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationStyles() {
  return (
    <Stack spacing={2}>
      <Pagination aria-label="Outlined" count={3} variant="outlined" />
      <Pagination aria-label="Rounded" count={3} shape="rounded" color="primary" />
      <Pagination aria-label="Small" count={3} size="small" />
      <Pagination aria-label="Large" count={3} size="large" />
      <Pagination aria-label="Disabled" count={3} disabled />
    </Stack>
  );
}
