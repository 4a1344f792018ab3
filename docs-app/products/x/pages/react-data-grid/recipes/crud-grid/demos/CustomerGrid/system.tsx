import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { createActionsColumn, type Customer } from './rowActions.tsx';

const editableColumns: GridColDef<Customer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120, editable: true },
  { field: 'city', headerName: 'City', width: 110, editable: true },
];

const initialRows: Customer[] = [
  { id: 1, name: 'Casa do Livro', city: 'Porto' },
  { id: 2, name: 'Studio Weiss', city: 'Basel' },
];

export default function CustomerGrid() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [message, setMessage] = React.useState('');
  const [error, setError] = React.useState('');

  const columns = React.useMemo(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((current) => ({ ...current, [id]: mode }));
    const actions = createActionsColumn({
      isEditing: (id) => modes[id]?.mode === GridRowModes.Edit,
      edit: (id) => setMode(id, { mode: GridRowModes.Edit }),
      save: (id) => setMode(id, { mode: GridRowModes.View }),
      cancel: (id) => {
        setMode(id, { mode: GridRowModes.View, ignoreModifications: true });
        removeUnnamed(id);
      },
      remove: (id) => {
        setRows((current) => current.filter((row) => row.id !== id));
        setMessage('The customer is deleted.');
      },
    });
    return [...editableColumns, actions];
  }, [modes]);

  function removeUnnamed(id: GridRowId) {
    setError('');
    setRows((current) => current.filter((row) => row.id !== id || row.name !== ''));
  }

  function add() {
    const id = rows.reduce((last, row) => Math.max(last, row.id), 0) + 1;
    setRows([...rows, { id, name: '', city: '' }]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  }

  function save(edited: Customer) {
    if (edited.name.trim() === '') throw new Error('Enter a name.');
    setRows((current) => current.map((row) => (row.id === edited.id ? edited : row)));
    setError('');
    setMessage(`${edited.name} is saved.`);
    return edited;
  }

  return (
    <div>
      <Button variant="outlined" onClick={add}>
        Add a customer
      </Button>
      {error && <Alert severity="error">{error}</Alert>}
      <Box sx={{ height: 318, my: 1 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Customers to manage' } }}
          columns={columns}
          rows={rows}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
            if (reason === GridRowEditStopReasons.escapeKeyDown) removeUnnamed(id);
          }}
          processRowUpdate={save}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </Box>
      <span role="status">{message}</span>
    </div>
  );
}
