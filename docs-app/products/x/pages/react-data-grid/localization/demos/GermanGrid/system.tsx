import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const { localeText } = deDE.components.MuiDataGrid.defaultProps;

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Kunde', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'Stadt', width: 110 },
];

const rows = [
  { id: 1, customer: 'Studio Weiss', city: 'Basel' },
  { id: 2, customer: 'Papeterie Blanc', city: 'Lyon' },
  { id: 3, customer: 'Tienda Sol', city: 'Cádiz' },
];

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ height: 268 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Kunden' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
        localeText={localeText}
      />
    </Box>
  );
}
