import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const { localeText } = deDE.components.MuiDataGrid.defaultProps;

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ height: 260 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Container' } }}
        columns={columns}
        localeText={localeText}
      />
    </Box>
  );
}
