import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { orders } from './orders.ts';

export default function PaginatedOrders() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const captionId = React.useId();
  const start = page * rowsPerPage;

  function handleRowsPerPageChange(
    event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  ) {
    setRowsPerPage(Number(event.target.value));
    setPage(0);
  }

  return (
    <div>
      <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table size="small">
          <caption id={captionId}>Orders of the spring sale</caption>
          <TableHead>
            <TableRow>
              <TableCell>Number</TableCell>
              <TableCell align="right">Items</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.slice(start, start + rowsPerPage).map(({ number, items }) => (
              <TableRow key={number}>
                <TableCell component="th" scope="row">
                  {number}
                </TableCell>
                <TableCell align="right">{items}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={orders.length}
        page={page}
        onPageChange={(_event, nextPage) => setPage(nextPage)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10]}
        onRowsPerPageChange={handleRowsPerPageChange}
        labelDisplayedRows={({ from, to, count }) => (
          <span role="status">{`${from}–${to} of ${count}`}</span>
        )}
        classes={{ toolbar: 'flex-wrap! justify-end!', spacer: 'flex-none!' }}
      />
    </div>
  );
}
