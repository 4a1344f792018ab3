import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('de', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Kunde', flex: 1, minWidth: 130 },
  {
    field: 'due',
    headerName: 'Fällig am',
    type: 'date',
    width: 110,
    valueFormatter: (value: Date | null) => (value ? days.format(value) : ''),
  },
  {
    field: 'total',
    headerName: 'Betrag',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => (Number.isFinite(value) ? euros.format(value) : ''),
  },
];

const rows = [
  { id: 1, customer: 'Studio Weiss', due: new Date(2026, 2, 14), total: 1480.5 },
  { id: 2, customer: 'Papeterie Blanc', due: new Date(2026, 2, 31), total: 75 },
  { id: 3, customer: 'Tienda Sol', due: new Date(2026, 3, 2), total: 2120 },
];

export default function GermanFormats() {
  return (
    <Box lang="de" sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Rechnungen' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
