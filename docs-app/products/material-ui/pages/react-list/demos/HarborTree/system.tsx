import * as React from 'react';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const countries = [
  { country: 'Norway', harbors: ['Bergen', 'Oslo', 'Stavanger'] },
  { country: 'Spain', harbors: ['Malaga', 'Valencia'] },
];

export default function HarborTree() {
  const [open, setOpen] = React.useState<string | undefined>('Spain');

  return (
    <List aria-label="Countries" sx={{ maxWidth: 320 }}>
      {countries.map(({ country, harbors }) => {
        const isOpen = country === open;
        return (
          <ListItem key={country} disablePadding sx={{ display: 'block' }}>
            <ListItemButton
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : country)}
            >
              <ListItemText primary={country} />
              {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
            </ListItemButton>
            <Collapse in={isOpen} unmountOnExit>
              <List dense disablePadding aria-label={`Harbors in ${country}`}>
                {harbors.map((harbor) => (
                  <ListItem key={harbor} sx={{ paddingInlineStart: 4 }}>
                    <ListItemText primary={harbor} />
                  </ListItem>
                ))}
              </List>
            </Collapse>
          </ListItem>
        );
      })}
    </List>
  );
}
