import PrintIcon from '@mui/icons-material/Print';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function PrintTooltip() {
  return (
    <Tooltip title="Print the invoice">
      <IconButton>
        <PrintIcon />
      </IconButton>
    </Tooltip>
  );
}
