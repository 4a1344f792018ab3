import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function TankLevel() {
  return (
    <Box sx={{ height: 180, paddingBlock: 1 }}>
      <Slider
        orientation="vertical"
        aria-label="Alarm level of the tank"
        defaultValue={40}
        valueLabelDisplay="on"
      />
    </Box>
  );
}
