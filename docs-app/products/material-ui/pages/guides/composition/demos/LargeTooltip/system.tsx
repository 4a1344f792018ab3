import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function LargeTooltip() {
  return (
    <Tooltip
      title="Two items of this order are fragile"
      describeChild
      slots={{ transition: Zoom }}
      slotProps={{ tooltip: { sx: { fontSize: 16, maxWidth: 200 } } }}
    >
      <Button variant="outlined">Pack order 20418</Button>
    </Tooltip>
  );
}
