import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function OrderItems() {
  return (
    <List aria-label="Items of order 1042" sx={{ maxWidth: 320 }}>
      <ListItem>Two chairs “Lark”</ListItem>
      <ListItem>One table “Alder”</ListItem>
      <ListItem>Desk lamp “Heron”</ListItem>
    </List>
  );
}
