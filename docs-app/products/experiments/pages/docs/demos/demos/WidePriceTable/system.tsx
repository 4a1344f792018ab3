import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const prices = [
  { article: 'Lamp', price: 80 },
  { article: 'Chair', price: 120 },
  { article: 'Table', price: 240 },
];

export default function WidePriceTable() {
  const [taxed, setTaxed] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={taxed} onChange={(event) => setTaxed(event.target.checked)} />}
        label="With 20 % tax"
      />
      <TableContainer tabIndex={0} role="region" aria-label="Prices by month">
        <Table size="small" sx={{ minWidth: 960 }}>
          <TableHead>
            <TableRow>
              <TableCell>Article</TableCell>
              {months.map((month) => (
                <TableCell key={month} align="right">
                  {month}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {prices.map(({ article, price }) => (
              <TableRow key={article}>
                <TableCell component="th" scope="row">
                  {article}
                </TableCell>
                {months.map((month, index) => (
                  <TableCell key={month} align="right">
                    {((price + index) * (taxed ? 1.2 : 1)).toFixed(2)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
