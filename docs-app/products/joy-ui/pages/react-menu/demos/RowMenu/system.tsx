import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

export default function RowMenu() {
  const [copies, setCopies] = React.useState(0);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">
        Invoice 2041, {copies === 1 ? '1 copy' : `${copies} copies`}
      </Typography>
      <Dropdown>
        <MenuButton
          aria-label="Actions of invoice 2041"
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain' } }}
        >
          <SvgIcon>
            <path d="M10 4h4v4h-4zm0 6h4v4h-4zm0 6h4v4h-4z" />
          </SvgIcon>
        </MenuButton>
        <Menu placement="bottom-end" size="sm">
          <MenuItem onClick={() => setCopies(copies + 1)}>Copy</MenuItem>
          <MenuItem onClick={() => setCopies(0)}>Delete the copies</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
