import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const orders = ['20418', '20419', '20420'];

export default function LinkedRows() {
  return (
    <List aria-label="Orders" sx={{ maxWidth: 320 }}>
      {orders.map((order) => (
        <ListItem key={order} disablePadding>
          <ListItemButton component="a" href={`#order-${order}`}>
            <ListItemText primary={`Order ${order}`} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
