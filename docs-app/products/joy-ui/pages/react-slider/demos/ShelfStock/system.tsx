import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function ShelfStock() {
  return (
    <Box sx={{ blockSize: 160 }}>
      <Slider
        aria-label="Boxes on shelf 12"
        orientation="vertical"
        defaultValue={30}
        max={50}
        color="success"
      />
    </Box>
  );
}
