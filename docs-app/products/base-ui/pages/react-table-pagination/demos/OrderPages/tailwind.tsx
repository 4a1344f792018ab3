import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useTheme } from '@mui/system';

const orders = Array.from({ length: 13 }, (_, index) => 301 + index);

const cell = 'border-b border-[#d0d7e2] px-1 py-2 text-start dark:border-[#3a4458]';
const row = 'flex flex-wrap items-center gap-2';
const control = {
  className:
    'min-h-8 min-w-10 rounded-lg border border-[#6b7689] bg-white text-[#1a2233] outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 disabled:opacity-50 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff]',
};

export default function OrderPages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const shown = size === -1 ? orders : orders.slice(page * size, (page + 1) * size);

  return (
    <table className="w-full border-collapse text-start text-[#1a2233] dark:text-[#e8ecf4]">
      <caption className="text-start font-semibold">Orders of May</caption>
      <thead>
        <tr>
          <th className={cell} scope="col">
            Order
          </th>
          <th className={cell} scope="col">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((order) => (
          <tr key={order}>
            <td className={cell}>{order}</td>
            <td className={cell}>€{order % 60}.50</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className={cell}
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
              toolbar: { className: row },
              spacer: { hidden: true },
              selectLabel: { className: 'm-0' },
              select: control,
              actions: {
                className: row,
                showFirstButton: true,
                showLastButton: true,
                direction: direction === 'rtl' ? 'rtl' : 'ltr',
                slotProps: {
                  firstButton: control,
                  backButton: control,
                  nextButton: control,
                  lastButton: control,
                },
              },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
