import Slider from '@mui/material/Slider';

export default function OneOffStyles() {
  return (
    <Slider
      aria-label="Parcels per van"
      defaultValue={40}
      sx={{ maxWidth: 280, color: 'success.main' }}
    />
  );
}
