import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import { lamps } from './lamps.ts';

export default function SortBySelect() {
  const [order, setOrder] = React.useState('name');
  const sorted = [...lamps].sort((a, b) =>
    order === 'price' ? a.price - b.price : a.name.localeCompare(b.name, 'en'),
  );

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Select
        size="small"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        SelectDisplayProps={{ 'aria-label': 'Sort by' }}
        MenuProps={{ MenuListProps: { 'aria-label': 'Sort by' } }}
      >
        <MenuItem value="name">Name</MenuItem>
        <MenuItem value="price">Lowest price</MenuItem>
      </Select>
      <List dense aria-label="Lamps">
        {sorted.map((lamp) => (
          <ListItem key={lamp.name} disableGutters>
            <ListItemText primary={lamp.name} secondary={`${lamp.price} euros`} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
