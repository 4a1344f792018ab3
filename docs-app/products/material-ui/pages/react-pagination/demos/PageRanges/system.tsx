import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PageRanges() {
  return (
    <Stack spacing={2}>
      <Pagination
        aria-label="Orders, without siblings"
        count={20}
        defaultPage={10}
        siblingCount={0}
      />
      <Pagination aria-label="Orders, without ends" count={20} defaultPage={10} boundaryCount={0} />
    </Stack>
  );
}
