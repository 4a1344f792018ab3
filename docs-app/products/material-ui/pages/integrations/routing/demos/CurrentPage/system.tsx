import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const Navigate = React.createContext((_path: string) => {});

/** Placeholder for the link component of your router. */
const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentProps<'a'>>(
  function RouterLink({ href = '', children, ...other }, ref) {
    const navigate = React.useContext(Navigate);

    function handleClick(event: React.MouseEvent) {
      event.preventDefault();
      navigate(href);
    }

    return (
      <a ref={ref} href={href} {...other} onClick={handleClick}>
        {children}
      </a>
    );
  },
);

const pages = ['Orders', 'Parcels', 'Customers'];

export default function CurrentPage() {
  const [path, setPath] = React.useState('#orders');

  return (
    <Navigate.Provider value={setPath}>
      <nav aria-label="Shop">
        <List sx={{ maxWidth: 240 }}>
          {pages.map((page) => {
            const href = `#${page.toLowerCase()}`;
            return (
              <ListItem key={page} disablePadding>
                <ListItemButton
                  component={RouterLink}
                  href={href}
                  selected={href === path}
                  aria-current={href === path ? 'page' : undefined}
                >
                  <ListItemText primary={page} />
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </nav>
    </Navigate.Provider>
  );
}
