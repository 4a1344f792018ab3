import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const parcels = [
  { code: 'A-201', city: 'Bergen', weight: 2.4, price: 18 },
  { code: 'A-202', city: 'Porto', weight: 0.8, price: 9 },
  { code: 'A-203', city: 'Ghent', weight: 12, price: 41 },
];
const total = parcels.reduce((sum, { price }) => sum + price, 0);

export default function BasicTable() {
  const [compact, setCompact] = React.useState(false);
  const captionId = React.useId();

  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox checked={compact} onChange={(event) => setCompact(event.target.checked)} />
        }
        label="Compact rows"
      />
      <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table size={compact ? 'small' : 'medium'}>
          <caption id={captionId}>Parcels sent in week 14</caption>
          <TableHead>
            <TableRow>
              <TableCell>Parcel</TableCell>
              <TableCell>City</TableCell>
              <TableCell align="right">Weight (kg)</TableCell>
              <TableCell align="right">Price (€)</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parcels.map(({ code, city, weight, price }) => (
              <TableRow key={code}>
                <TableCell component="th" scope="row">
                  {code}
                </TableCell>
                <TableCell>{city}</TableCell>
                <TableCell align="right">{weight.toFixed(1)}</TableCell>
                <TableCell align="right">{price.toFixed(2)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell colSpan={3}>Total</TableCell>
              <TableCell align="right">{total.toFixed(2)}</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </TableContainer>
    </div>
  );
}
