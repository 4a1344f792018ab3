import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const folders = ['Open orders', 'Paid orders', 'Returns'];

export default function NestedCorners() {
  const [radius, setRadius] = React.useState(20);
  const [selected, setSelected] = React.useState('Open orders');

  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <Typography level="title-sm">Radius of the list</Typography>
      <Slider
        aria-label="Radius of the list"
        value={radius}
        onChange={(_event, value) => setRadius(Number(value))}
        max={24}
        valueLabelDisplay="auto"
      />
      <List
        variant="outlined"
        aria-label="Folders"
        sx={{ '--List-padding': '8px', '--List-radius': `${radius}px` }}
      >
        {folders.map((folder) => (
          <ListItem key={folder}>
            <ListItemButton
              selected={folder === selected}
              aria-current={folder === selected}
              onClick={() => setSelected(folder)}
            >
              {folder}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
