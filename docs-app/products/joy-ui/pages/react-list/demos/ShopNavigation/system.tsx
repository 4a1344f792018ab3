import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const pages = ['Orders', 'Invoices', 'Customers'];

export default function ShopNavigation() {
  return (
    <nav aria-label="Shop pages">
      <List sx={{ maxWidth: 240, '--List-radius': '8px', '--List-padding': '4px' }}>
        {pages.map((page) => (
          <ListItem key={page}>
            <ListItemButton
              component="a"
              href={`#${page}`}
              selected={page === 'Invoices'}
              aria-current={page === 'Invoices' ? 'page' : undefined}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}
