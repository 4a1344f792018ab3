import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function InvoiceMenu() {
  const [done, setDone] = React.useState('Nothing happened yet.');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Dropdown open={open} onOpenChange={(_, isOpen) => setOpen(isOpen)}>
        <MenuButton
          variant="soft"
          color="primary"
          size="lg"
          endDecorator={
            <SvgIcon>
              <path d="M12 16 6 9h12z" />
            </SvgIcon>
          }
          slotProps={{ endDecorator: { sx: { rotate: open ? '180deg' : '0deg' } } }}
        >
          Invoice 2041
        </MenuButton>
        <Menu placement="bottom-start" size="lg">
          <MenuItem onClick={() => setDone('The invoice was sent.')}>
            <ListItemDecorator>
              <SvgIcon>
                <path d="M3 20V4l19 8zm2-3 11-5L5 7v3.500l6 1.500-6 1.500z" />
              </SvgIcon>
            </ListItemDecorator>
            Send
          </MenuItem>
          <MenuItem disabled>
            <ListItemDecorator />
            Remind (from April on)
          </MenuItem>
          <ListDivider />
          <MenuItem
            variant="soft"
            color="danger"
            onClick={() => setDone('The invoice was deleted.')}
          >
            <ListItemDecorator />
            Delete
          </MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status">{done}</Typography>
    </Stack>
  );
}
