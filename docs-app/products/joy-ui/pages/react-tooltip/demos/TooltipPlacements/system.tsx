import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

const placements: NonNullable<TooltipProps['placement']>[] = ['top', 'right', 'bottom', 'left'];

export default function TooltipPlacements() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          arrow
          describeChild
          placement={placement}
          title="Parcel 77, on its way"
        >
          <Button variant="outlined" color="neutral">
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
