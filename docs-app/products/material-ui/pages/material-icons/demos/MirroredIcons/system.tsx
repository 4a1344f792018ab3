import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';

const mirrored = ({ direction }: Theme) => ({
  transform: direction === 'rtl' ? 'scaleX(-1)' : 'none',
});

export default function MirroredIcons() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Button variant="contained" endIcon={<ArrowForwardIcon sx={mirrored} />}>
        Next parcel
      </Button>
      <Button variant="outlined" startIcon={<ScheduleIcon />}>
        Delivery time
      </Button>
    </Stack>
  );
}
