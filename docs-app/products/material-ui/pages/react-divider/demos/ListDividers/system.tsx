import InventoryIcon from '@mui/icons-material/Inventory2';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

function Parcel({ number, harbor }: { number: string; harbor: string }) {
  return (
    <ListItem>
      <ListItemAvatar>
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          <InventoryIcon />
        </Avatar>
      </ListItemAvatar>
      <ListItemText primary={`Parcel ${number}`} secondary={harbor} />
    </ListItem>
  );
}

export default function ListDividers() {
  return (
    <List aria-label="Parcels" sx={{ maxWidth: 320 }}>
      <Parcel number="4711" harbor="Bergen" />
      <Divider component="li" aria-hidden />
      <Parcel number="4712" harbor="Oslo" />
      <Divider component="li" aria-hidden variant="inset" />
      <Parcel number="4713" harbor="Stavanger" />
    </List>
  );
}
