import IconButton from '@mui/joy/IconButton';
import SvgIcon from '@mui/joy/SvgIcon';
import Tooltip from '@mui/joy/Tooltip';

export default function PrintTooltip() {
  return (
    <Tooltip title="Print the invoice">
      <IconButton variant="outlined">
        <SvgIcon>
          <path d="M6 3h12v5H6zM4 9h16v8h-3v4H7v-4H4zm5 6v4h6v-4z" />
        </SvgIcon>
      </IconButton>
    </Tooltip>
  );
}
