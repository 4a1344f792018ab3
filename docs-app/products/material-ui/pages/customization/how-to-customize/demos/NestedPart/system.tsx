import Slider from '@mui/material/Slider';

export default function NestedPart() {
  return (
    <Slider
      aria-label="Weight limit in kilograms"
      defaultValue={20}
      sx={{
        maxWidth: 280,
        '& .MuiSlider-thumb': { borderRadius: 1 },
        '& .MuiSlider-rail': { opacity: 0.2 },
      }}
    />
  );
}
