import * as React from 'react';
import {
  TablePagination as BaseTablePagination,
  tablePaginationClasses,
} from '@mui/base/TablePagination';
import { styled, useTheme } from '@mui/system';

const orders = Array.from({ length: 13 }, (_, index) => 301 + index);

export default function OrderPages() {
  const { direction } = useTheme();
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const shown = size === -1 ? orders : orders.slice(page * size, (page + 1) * size);

  return (
    <Table>
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
    </Table>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  color: colors.text,
  textAlign: 'start',
  '& caption': { textAlign: 'start', fontWeight: 600 },
  '& th, & td': {
    padding: theme.spacing(1, 0.5),
    borderBlockEnd: `1px solid ${colors.divider}`,
    textAlign: 'start',
  },
}));

const TablePagination = styled(BaseTablePagination)(({ theme }) => ({
  [`& .${tablePaginationClasses.toolbar}, & .${tablePaginationClasses.actions}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1),
  },
  [`& .${tablePaginationClasses.selectLabel}`]: { margin: 0 },
  [`& .${tablePaginationClasses.select}, & button`]: {
    minWidth: 40,
    minHeight: 32,
    border: `1px solid ${colors.border}`,
    borderRadius: 8,
    backgroundColor: colors.paper,
    color: colors.text,
    font: 'inherit',
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outline: `3px solid ${colors.primary}` },
  },
}));
