import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StockRings() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CircularProgress determinate value={25} size="sm" aria-labelledby="stock-chairs" />
        <Typography id="stock-chairs">Chairs</Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CircularProgress determinate value={50} thickness={2} aria-labelledby="stock-tables" />
        <Typography id="stock-tables">Tables</Typography>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <CircularProgress
          determinate
          value={75}
          size="lg"
          color="success"
          aria-labelledby="stock-lamps"
        />
        <Typography id="stock-lamps">Lamps</Typography>
      </Stack>
    </Stack>
  );
}
