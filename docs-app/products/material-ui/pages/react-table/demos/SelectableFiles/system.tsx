import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const files = ['Floor plan', 'Price list', 'Site photo'];

export default function SelectableFiles() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const all = selected.length === files.length;

  function handleToggle(file: string) {
    setSelected((previous) =>
      previous.includes(file) ? previous.filter((other) => other !== file) : [...previous, file],
    );
  }

  return (
    <TableContainer role="region" aria-label="Shared files" tabIndex={0}>
      <Table aria-label="Shared files">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={selected.length > 0 && !all}
                onChange={() => setSelected(all ? [] : files)}
                inputProps={{ 'aria-label': 'Select all files' }}
              />
            </TableCell>
            <TableCell>File</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <TableRow key={file} hover selected={selected.includes(file)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selected.includes(file)}
                  onChange={() => handleToggle(file)}
                  inputProps={{ 'aria-label': `Select ${file}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {file}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
