import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const views = ['Day', 'Week', 'Month', 'Year'];

export default function ViewMenuList() {
  const [view, setView] = React.useState('Week');

  return (
    <div>
      <Paper sx={{ maxWidth: 240 }}>
        <MenuList aria-label="View of the calendar" disabledItemsFocusable disableListWrap>
          {views.map((name) => (
            <MenuItem
              key={name}
              role="menuitemradio"
              aria-checked={name === view}
              selected={name === view}
              disabled={name === 'Year'}
              onClick={() => setView(name)}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
      <Typography role="status" sx={{ mt: 2 }}>
        The calendar shows a {view.toLowerCase()}.
      </Typography>
    </div>
  );
}
