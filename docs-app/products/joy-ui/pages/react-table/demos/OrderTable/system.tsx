import * as React from 'react';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const orders = [
  { id: 1042, customer: 'Lind', sum: 418 },
  { id: 1043, customer: 'Abel', sum: 59 },
  { id: 1044, customer: 'Fjord', sum: 1260 },
  { id: 1045, customer: 'Vik', sum: 310 },
];

export default function OrderTable() {
  const [isDown, setIsDown] = React.useState(true);
  const rows = orders.toSorted((a, b) => (isDown ? b.sum - a.sum : a.sum - b.sum));

  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Open orders"
      tabIndex={0}
      sx={{ maxHeight: 160, maxWidth: 440, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table aria-label="Open orders" stripe="odd" hoverRow stickyHeader>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col" aria-sort={isDown ? 'descending' : 'ascending'}>
              <Link component="button" underline="always" onClick={() => setIsDown(!isDown)}>
                Euros
              </Link>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, customer, sum }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{customer}</td>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
