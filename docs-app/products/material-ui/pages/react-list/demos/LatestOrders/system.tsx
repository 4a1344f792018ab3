import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function LatestOrders() {
  return (
    <List aria-label="Latest orders">
      <ListItem>
        <ListItemText primary="Desk lamp" secondary="Order 1042, 59 euros" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Side table" secondary="Order 1041, 75 euros" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Swivel chair" secondary="Order 1040, 189 euros" />
      </ListItem>
    </List>
  );
}
