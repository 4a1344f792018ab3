import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useTheme } from '@mui/system';
import './OrderPages.css';

const orders = Array.from({ length: 13 }, (_, index) => 301 + index);

export default function OrderPages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const shown = size === -1 ? orders : orders.slice(page * size, (page + 1) * size);

  return (
    <table className="OrderPages">
      <caption>Orders of May</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((order) => (
          <tr key={order}>
            <td>{order}</td>
            <td>€{order % 60}.50</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="OrderPages-pagination"
            colSpan={2}
            count={orders.length}
            page={page}
            onPageChange={(_, next) => setPage(next)}
            rowsPerPage={size}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
            rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
            labelRowsPerPage="Orders on a page"
            labelDisplayedRows={({ from, to, count }) => `${from} to ${to} of ${count}`}
            getItemAriaLabel={(type) => `Show the ${type} page of orders`}
            labelId="order-pages-label"
            selectId="order-pages-select"
            slots={{ displayedRows: 'output' }}
            slotProps={{
              spacer: { hidden: true },
              actions: {
                showFirstButton: true,
                showLastButton: true,
                direction: direction === 'rtl' ? 'rtl' : 'ltr',
              },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
