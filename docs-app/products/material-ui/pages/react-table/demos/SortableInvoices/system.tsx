import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const invoices = [
  { customer: 'Moss & Co', due: '2025-03-18', amount: 240 },
  { customer: 'Birch Labs', due: '2025-04-02', amount: 1310 },
  { customer: 'Elm Studio', due: '2025-02-27', amount: 95 },
  { customer: 'Alder House', due: '2025-03-05', amount: 620 },
];

type Invoice = (typeof invoices)[number];
type Field = keyof Invoice;

const columns: { field: Field; label: string; align: 'left' | 'right' }[] = [
  { field: 'customer', label: 'Customer', align: 'left' },
  { field: 'due', label: 'Due', align: 'left' },
  { field: 'amount', label: 'Amount (€)', align: 'right' },
];

function compareInvoices(a: Invoice, b: Invoice, field: Field) {
  return field === 'amount' ? a.amount - b.amount : a[field] < b[field] ? -1 : 1;
}

export default function SortableInvoices() {
  const [field, setField] = React.useState<Field>('due');
  const [direction, setDirection] = React.useState<'asc' | 'desc'>('asc');
  const captionId = React.useId();
  const sign = direction === 'asc' ? 1 : -1;
  const rows = [...invoices].sort((a, b) => sign * compareInvoices(a, b, field));

  function handleSort(nextField: Field) {
    setDirection(nextField === field && direction === 'asc' ? 'desc' : 'asc');
    setField(nextField);
  }

  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table>
        <caption id={captionId}>Open invoices</caption>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.field}
                align={column.align}
                sortDirection={column.field === field && direction}
              >
                <TableSortLabel
                  active={column.field === field}
                  direction={column.field === field ? direction : 'asc'}
                  onClick={() => handleSort(column.field)}
                >
                  {column.label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ customer, due, amount }) => (
            <TableRow key={customer}>
              <TableCell component="th" scope="row">
                {customer}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{due}</TableCell>
              <TableCell align="right">{amount.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
