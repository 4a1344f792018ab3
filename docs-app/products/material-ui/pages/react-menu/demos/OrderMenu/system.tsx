import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PrintIcon from '@mui/icons-material/Print';
import ReplayIcon from '@mui/icons-material/Replay';

export default function OrderMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('Order 1042');
  const open = anchor !== null;

  function choose(text: string) {
    setDone(text);
    setAnchor(null);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{done}</Typography>
      <IconButton
        id="order-button"
        aria-label="Actions of order 1042"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'order-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu
        id="order-menu"
        variant="menu"
        anchorEl={anchor}
        open={open}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-labelledby': 'order-button', dense: true }}
        slotProps={{ paper: { sx: { minWidth: 180 } } }}
      >
        <MenuItem onClick={() => choose('Order 1042 is printed.')}>
          <ListItemIcon>
            <PrintIcon fontSize="small" />
          </ListItemIcon>
          Print
        </MenuItem>
        <MenuItem divider onClick={() => choose('Order 1042 is in your basket again.')}>
          <ListItemIcon>
            <ReplayIcon fontSize="small" />
          </ListItemIcon>
          Order again
        </MenuItem>
        <MenuItem disabled>Send back</MenuItem>
      </Menu>
    </Stack>
  );
}
