import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = [
  { name: 'Floor plan', pages: 2 },
  { name: 'Price list', pages: 8 },
  { name: 'Site report', pages: 5 },
];

export default function SelectableFiles() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const all = selected.length === files.length;
  const some = selected.length > 0 && !all;

  function handleToggle(name: string) {
    setSelected((previous) =>
      previous.includes(name) ? previous.filter((other) => other !== name) : [...previous, name],
    );
  }

  return (
    <TableContainer role="region" aria-label="Shared files" tabIndex={0}>
      <Table aria-label="Shared files">
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={some}
                inputRef={(input: HTMLInputElement | null) => {
                  if (input) input.indeterminate = some;
                }}
                onChange={() => setSelected(all ? [] : files.map(({ name }) => name))}
                inputProps={{ 'aria-label': 'Select all files' }}
              />
            </TableCell>
            <TableCell>File</TableCell>
            <TableCell align="right">Pages</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map(({ name, pages }) => (
            <TableRow key={name} hover selected={selected.includes(name)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(name)}
                  onChange={() => handleToggle(name)}
                  inputProps={{ 'aria-label': `Select ${name}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{pages}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
