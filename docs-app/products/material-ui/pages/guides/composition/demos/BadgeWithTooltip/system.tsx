import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';

interface StatusProps extends React.ComponentProps<'button'> {
  late: number;
}

const Status = React.forwardRef<HTMLButtonElement, StatusProps>(function Status(
  { late, style, ...props },
  ref,
) {
  return (
    <button ref={ref} type="button" {...props} style={{ padding: 8, font: 'inherit', ...style }}>
      {late} late
    </button>
  );
});

export default function BadgeWithTooltip() {
  return (
    <Tooltip title="Two parcels left the harbor after noon" describeChild>
      <Status late={2} />
    </Tooltip>
  );
}
