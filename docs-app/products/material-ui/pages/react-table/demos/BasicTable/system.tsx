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
  return (
    <TableContainer role="region" aria-label="Parcels" tabIndex={0}>
      <Table aria-label="Parcels">
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
  );
}
