import * as React from 'react';
import Box from '@mui/material/Box';
import EditIcon from '@mui/icons-material/Edit';
import CloseIcon from '@mui/icons-material/Close';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const initialRows = [
  { id: 1, name: 'Ana Ribeiro', team: 'Support' },
  { id: 2, name: 'Jonas Berg', team: 'Sales' },
  { id: 3, name: 'Mei Tanaka', team: 'Support' },
];

const editableColumns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Sales', 'Support'],
    width: 130,
    editable: true,
  },
];

export default function RowEditing() {
  const [rows, setRows] = React.useState(initialRows);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const setMode = React.useCallback((id: GridRowId, mode: GridRowModesModel[GridRowId]) => {
    setModes((current) => ({ ...current, [id]: mode }));
  }, []);

  // The actions depend on the mode of the row.
  const columns = React.useMemo<GridColDef[]>(
    () => [
      ...editableColumns,
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 110,
        getActions: ({ id }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save row ${id}`}
                  onClick={() => setMode(id, { mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CloseIcon />}
                  label={`Cancel editing row ${id}`}
                  onClick={() =>
                    setMode(id, { mode: GridRowModes.View, ignoreModifications: true })
                  }
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit row ${id}`}
                  onClick={() => setMode(id, { mode: GridRowModes.Edit, fieldToFocus: 'name' })}
                />,
              ],
      },
    ],
    [modes, setMode],
  );

  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Colleagues' } }}
        columns={columns}
        rows={rows}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        processRowUpdate={(updated: (typeof initialRows)[number]) => {
          setRows((current) => current.map((row) => (row.id === updated.id ? updated : row)));
          return updated;
        }}
        hideFooter
      />
    </Box>
  );
}
