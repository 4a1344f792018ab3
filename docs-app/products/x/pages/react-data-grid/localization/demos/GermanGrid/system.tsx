import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const { localeText } = deDE.components.MuiDataGrid.defaultProps;

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Kunde', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Betrag', type: 'number', width: 110 },
];

const rows = [
  { id: 1, customer: 'Studio Weiss', total: 480 },
  { id: 2, customer: 'Papeterie Blanc', total: 75 },
  { id: 3, customer: 'Tienda Sol', total: 120 },
];

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ height: 268 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Rechnungen' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
        localeText={localeText}
      />
    </Box>
  );
}
