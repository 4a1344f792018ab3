import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { columns, compareInvoices, invoices, type Field } from './invoices.ts';
import './SortableInvoices.css';

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
              <TableCell className="SortableInvoices-due">{due}</TableCell>
              <TableCell align="right">{amount.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
