import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = [
  { title: 'Columns', items: ['Customer', 'Harbor'] },
  { title: 'Rows', items: ['Open orders', 'Paid orders'] },
];

export default function TableMenu() {
  const [shown, setShown] = React.useState(['Customer', 'Open orders']);

  function toggle(item: string) {
    setShown(shown.includes(item) ? shown.filter((other) => other !== item) : [...shown, item]);
  }

  return (
    <Dropdown>
      <MenuButton>Shown: {shown.length}</MenuButton>
      <Menu>
        {groups.map(({ title, items }) => (
          <ListItem key={title} nested>
            <ListSubheader sx={{ color: 'text.secondary' }}>{title}</ListSubheader>
            <List>
              {items.map((item) => (
                <MenuItem
                  key={item}
                  role="menuitemcheckbox"
                  aria-checked={shown.includes(item)}
                  selected={shown.includes(item)}
                  onClick={() => toggle(item)}
                >
                  {item}
                </MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
