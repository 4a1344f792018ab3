import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import type { Order } from './orders.ts';

const COLORS = { Packed: 'primary', Shipped: 'success', Late: 'danger' } as const;
const scrolling = { maxHeight: 260, overflow: 'auto', borderRadius: 'sm' };
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

export function OrderTable({ rows }: { rows: readonly Order[] }) {
  return (
    <Sheet variant="outlined" role="region" aria-label="Orders" tabIndex={0} sx={scrolling}>
      <Table stickyHeader hoverRow>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <Box component="th" scope="col" sx={wideOnly}>
              Customer
            </Box>
            <th scope="col">Total</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, customer, total, state }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <Box component="td" sx={wideOnly}>
                {customer}
              </Box>
              <td>{total}</td>
              <td>
                <Chip size="sm" color={COLORS[state]}>
                  {state}
                </Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
