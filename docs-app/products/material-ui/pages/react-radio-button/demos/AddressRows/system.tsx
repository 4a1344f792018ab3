import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const addresses = [
  { id: 'office', street: 'Harbor Street 4' },
  { id: 'store', street: 'Mill Lane 12' },
];

export default function AddressRows() {
  const [chosen, setChosen] = React.useState('office');

  return (
    <Table size="small" aria-label="Addresses" sx={{ maxWidth: 320 }}>
      <TableBody>
        {addresses.map(({ id, street }) => (
          <TableRow key={id} selected={id === chosen}>
            <TableCell padding="checkbox">
              <Radio
                name="address"
                value={id}
                checked={id === chosen}
                onChange={(event) => setChosen(event.target.value)}
                inputProps={{ 'aria-label': street }}
              />
            </TableCell>
            <TableCell>{street}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
