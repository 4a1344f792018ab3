import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { shipments, sortByHarbor } from './shipments.ts';

const pageSize = 4;

export default function ShipmentList() {
  const [direction, setDirection] = React.useState<'asc' | 'desc' | false>(false);
  const [page, setPage] = React.useState(0);
  const [selected, setSelected] = React.useState<string[]>([]);
  const all = selected.length === shipments.length;
  const some = selected.length > 0 && !all;
  const rows = sortByHarbor(direction).slice(page * pageSize, (page + 1) * pageSize);

  function handleSort() {
    setDirection(direction === 'asc' ? 'desc' : 'asc');
    setPage(0);
  }

  function handleToggle(number: string) {
    setSelected((previous) =>
      previous.includes(number) ? previous.filter((id) => id !== number) : [...previous, number],
    );
  }

  return (
    <div>
      <TableContainer role="region" aria-label="Shipments" tabIndex={0}>
        <Table size="small" aria-label="Shipments">
          <TableHead>
            <TableRow>
              <TableCell component="td" padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={some}
                  inputRef={(input: HTMLInputElement | null) => {
                    if (input) input.indeterminate = some;
                  }}
                  onChange={() => setSelected(all ? [] : shipments.map(({ number }) => number))}
                  inputProps={{ 'aria-label': 'Select all shipments' }}
                />
              </TableCell>
              <TableCell>Shipment</TableCell>
              <TableCell sortDirection={direction}>
                <TableSortLabel
                  active={!!direction}
                  direction={direction || 'asc'}
                  onClick={handleSort}
                >
                  Harbor
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ number, harbor }) => (
              <TableRow key={number} hover selected={selected.includes(number)}>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={selected.includes(number)}
                    onChange={() => handleToggle(number)}
                    inputProps={{ 'aria-label': `Select ${number}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {number}
                </TableCell>
                <TableCell>{harbor}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={shipments.length}
        page={page}
        onPageChange={(_event, nextPage) => setPage(nextPage)}
        rowsPerPage={pageSize}
        rowsPerPageOptions={[pageSize]}
        labelDisplayedRows={({ from, to, count }) => (
          <span role="status">{`${selected.length} selected, ${from}–${to} of ${count}`}</span>
        )}
      />
    </div>
  );
}
