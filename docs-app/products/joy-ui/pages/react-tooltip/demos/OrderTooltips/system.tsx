import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function OrderTooltips() {
  const [copies, setCopies] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2}>
        <Tooltip
          title="Copy the order"
          arrow
          placement="top"
          size="sm"
          enterDelay={0}
          slotProps={{ arrow: { sx: { zIndex: 1 } } }}
        >
          <IconButton variant="outlined" onClick={() => setCopies(copies + 1)}>
            <SvgIcon>
              <path d="M4 3h12v3H7v11H4zm5 5h11v13H9z" />
            </SvgIcon>
          </IconButton>
        </Tooltip>
        <Tooltip
          describeChild
          title="It leaves the warehouse at six."
          placement="bottom-start"
          variant="outlined"
          color="primary"
          enterDelay={0}
          leaveDelay={100}
        >
          <Button variant="soft" onClick={() => setCopies(0)}>
            Send today
          </Button>
        </Tooltip>
      </Stack>
      <Typography role="status">{copies === 1 ? '1 copy' : `${copies} copies`}</Typography>
    </Stack>
  );
}
