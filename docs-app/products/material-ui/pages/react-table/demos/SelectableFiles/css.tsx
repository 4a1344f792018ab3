import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { files } from './files.ts';
import './SelectableFiles.css';

export default function SelectableFiles() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const all = selected.length === files.length;

  function handleToggle(name: string) {
    setSelected((previous) =>
      previous.includes(name) ? previous.filter((other) => other !== name) : [...previous, name],
    );
  }

  return (
    <div className="SelectableFiles">
      <TableContainer role="region" aria-label="Shared files" tabIndex={0}>
        <Table aria-label="Shared files">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={all}
                  indeterminate={selected.length > 0 && !all}
                  onChange={() => setSelected(all ? [] : files.map(({ name }) => name))}
                  inputProps={{ 'aria-label': 'Select all files' }}
                />
              </TableCell>
              <TableCell>File</TableCell>
              <TableCell align="right">Size</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {files.map(({ name, size }) => (
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
                <TableCell align="right">{size}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography role="status">
        {selected.length} of {files.length} files selected
      </Typography>
      <Button variant="outlined" onClick={() => setSelected([])}>
        Clear selection
      </Button>
    </div>
  );
}
