import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const views = ['Orders', 'Parcels', 'Returns'];

export default function ListButtons() {
  const [view, setView] = React.useState('Parcels');

  return (
    <List aria-label="Views" sx={{ maxWidth: 240 }}>
      {views.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === view}
            aria-pressed={name === view}
            onClick={() => setView(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
