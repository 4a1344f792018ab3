import Slider from '@mui/material/Slider';

export default function DoorbellVolume() {
  return <Slider aria-label="Doorbell volume" defaultValue={30} sx={{ maxWidth: 300 }} />;
}
