import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const parcels = ['Desk lamp', 'Picture frames', 'Bookshelf'];

export default function DenseLists() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: 'flex-start', color: 'text.primary' }}
    >
      {[false, true].map((dense) => (
        <List key={String(dense)} dense={dense} aria-label={dense ? 'Dense' : 'Default'}>
          {parcels.map((parcel) => (
            <ListItem key={parcel}>
              <ListItemText primary={parcel} />
            </ListItem>
          ))}
        </List>
      ))}
    </Stack>
  );
}
