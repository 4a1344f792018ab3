import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderTracks() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 300 }}>
      <Slider size="small" aria-label="Used storage" defaultValue={60} />
      <Slider size="small" track="inverted" aria-label="Free storage" defaultValue={60} />
      <Slider size="small" track={false} aria-label="Balance" defaultValue={60} />
      <Slider size="small" disabled aria-label="Reserved storage" defaultValue={60} />
    </Stack>
  );
}
