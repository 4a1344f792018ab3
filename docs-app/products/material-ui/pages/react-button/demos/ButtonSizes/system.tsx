import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" size="small">
        Week
      </Button>
      <Button variant="outlined">Month</Button>
      <Button variant="outlined" size="large">
        Year
      </Button>
    </Stack>
  );
}
