import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'hafen', headerName: 'Hafen', flex: 1, minWidth: 110 },
  { field: 'schiff', headerName: 'Schiff', width: 130 },
];

const { localeText } = deDE.components.MuiDataGrid.defaultProps;

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ height: 260 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Hafen' } }}
        columns={columns}
        localeText={localeText}
      />
    </Box>
  );
}
