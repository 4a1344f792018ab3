import Box from '@mui/material/Box';
import EmailIcon from '@mui/icons-material/Email';
import LinkIcon from '@mui/icons-material/Link';
import PrintIcon from '@mui/icons-material/Print';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function ShareDial() {
  return (
    <Box sx={{ height: 256 }}>
      <SpeedDial
        ariaLabel="Share the invoice"
        direction="down"
        icon={<SpeedDialIcon />}
        sx={{ alignItems: 'flex-start' }}
      >
        <SpeedDialAction icon={<PrintIcon />} tooltipTitle="Print" tooltipPlacement="right" />
        <SpeedDialAction icon={<EmailIcon />} tooltipTitle="Email" tooltipPlacement="right" />
        <SpeedDialAction icon={<LinkIcon />} tooltipTitle="Copy link" tooltipPlacement="right" />
      </SpeedDial>
    </Box>
  );
}
