import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const customers = [
  'Alder & Sons',
  'Birch Bakery',
  'Cedar Clinic',
  'Dogwood Dairy',
  'Elm Electric',
  'Fir Furniture',
  'Ginkgo Garden',
  'Hazel Hotel',
  'Juniper Jewels',
  'Larch Library',
  'Maple Market',
  'Oak Optics',
];

export default function TallInvoiceList() {
  const [query, setQuery] = React.useState('');
  const shown = customers.filter((name) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        label="Customer"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <List dense aria-label="Open invoices">
        {shown.map((name) => (
          <ListItem key={name} divider>
            <ListItemText
              primary={name}
              secondary={`Invoice ${1001 + customers.indexOf(name)}, due in March`}
            />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
