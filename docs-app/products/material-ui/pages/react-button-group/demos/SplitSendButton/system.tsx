import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ways = ['Send the invoice', 'Send with a reminder', 'Save as a draft'];

export default function SplitSendButton() {
  const [way, setWay] = React.useState(0);
  const [done, setDone] = React.useState('');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const menuId = React.useId();

  function choose(index: number) {
    setWay(index);
    setAnchor(null);
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" disableElevation aria-label="Invoice 2041">
        <Button onClick={() => setDone(ways[way] ?? '')}>{ways[way]}</Button>
        <Button
          size="small"
          aria-label="Other ways to send"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {ways.map((name, index) => (
          <MenuItem key={name} selected={index === way} onClick={() => choose(index)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status">{done ? `Done: ${done}.` : 'Nothing is sent yet.'}</Typography>
    </Stack>
  );
}
