import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  { field: 'counted', headerName: 'Counted', type: 'number', width: 110, editable: true },
];

const rows = [
  { id: 1, article: 'Desk lamp', counted: 12 },
  { id: 2, article: 'Paper tray', counted: 40 },
  { id: 3, article: 'Notebook', counted: 75 },
];

export default function ClickToEdit() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Inventory' } }}
        apiRef={apiRef}
        columns={columns}
        rows={rows}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') apiRef.current.startCellEditMode({ id, field });
        }}
        hideFooter
      />
    </Box>
  );
}
