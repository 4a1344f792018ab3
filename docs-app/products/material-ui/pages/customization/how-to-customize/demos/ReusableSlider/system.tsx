import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const TallSlider = styled(Slider)({
  height: 12,
  '& .MuiSlider-thumb': { width: 28, height: 28 },
});

export default function ReusableSlider() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <TallSlider aria-label="Delivery radius in kilometers" defaultValue={30} />
      <TallSlider aria-label="Delivery time in hours" defaultValue={60} color="secondary" />
    </Stack>
  );
}
