import LinearProgress from '@mui/material/LinearProgress';

export default function SearchingCourier() {
  return (
    <LinearProgress variant="query" aria-label="Searching for a courier" sx={{ maxWidth: 320 }} />
  );
}
