import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function WeightHelp() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Weight: 4.2 kg</Typography>
      <Tooltip
        describeChild
        title="With the box, rounded up to 100 grams"
        enterTouchDelay={0}
        leaveTouchDelay={4000}
      >
        <IconButton aria-label="About the weight">
          <HelpOutlineIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
