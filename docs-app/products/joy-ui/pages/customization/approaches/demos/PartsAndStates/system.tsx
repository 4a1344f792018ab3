import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton, { listItemButtonClasses as classes } from '@mui/joy/ListItemButton';

const folders = ['Open orders', 'Paid orders', 'Returns'];

export default function PartsAndStates() {
  const [current, setCurrent] = React.useState('Paid orders');

  return (
    <List
      aria-label="Orders"
      sx={{
        maxWidth: 240,
        [`& .${classes.root}`]: { borderInlineStart: '3px solid transparent' },
        [`& .${classes.root}.${classes.selected}`]: {
          borderColor: 'primary.500',
          fontWeight: 'xl',
        },
      }}
    >
      {folders.map((folder) => (
        <ListItem key={folder}>
          <ListItemButton
            selected={folder === current}
            aria-current={folder === current}
            onClick={() => setCurrent(folder)}
          >
            {folder}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
