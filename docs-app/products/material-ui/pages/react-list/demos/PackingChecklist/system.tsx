import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const items = [
  { name: 'Desk lamp', shelf: 'Shelf 4, two pieces' },
  { name: 'Side table', shelf: 'Shelf 12' },
  { name: 'Spare bulbs', shelf: 'Shelf 4, box of ten' },
];

export default function PackingChecklist() {
  const [packed, setPacked] = React.useState(['Side table']);

  return (
    <List aria-label="Order 1042" sx={{ maxWidth: 320 }}>
      {items.map(({ name, shelf }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton component="label" role={undefined} tabIndex={-1}>
            <ListItemIcon sx={{ minWidth: 40 }}>
              <Checkbox
                edge="start"
                checked={packed.includes(name)}
                onChange={(_event, checked) =>
                  setPacked(checked ? [...packed, name] : packed.filter((one) => one !== name))
                }
              />
            </ListItemIcon>
            <ListItemText primary={name} secondary={shelf} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
