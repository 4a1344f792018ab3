import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import { useTheme } from '@mui/joy/styles';

export default function VanLoad() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };

  return (
    <Box sx={{ maxWidth: 320, paddingInline: 1.5 }}>
      <Slider
        aria-label="Load of the van in percent"
        defaultValue={40}
        isRtl={direction === 'rtl'}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
