import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const orders = [
  { id: 1482, customer: 'Ada Lindqvist', total: '€124.00' },
  { id: 1483, customer: 'Ines Duarte', total: '€38.50' },
];

function OrderList() {
  return (
    <List aria-label="Orders">
      {orders.map(({ id, customer, total }) => (
        <ListItem key={id}>
          <ListItemText primary={customer} secondary={`Order ${id}, ${total}`} />
        </ListItem>
      ))}
    </List>
  );
}

export default function OrderTable() {
  const hasColumns = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  if (!hasColumns) return <OrderList />;
  return (
    <Table aria-label="Orders">
      <TableHead>
        <TableRow>
          <TableCell>Order</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map(({ id, customer, total }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
