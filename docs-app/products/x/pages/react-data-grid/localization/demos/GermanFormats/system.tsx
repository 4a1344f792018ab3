import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
const days = new Intl.DateTimeFormat('de', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Rechnung', width: 100 },
  {
    field: 'due',
    headerName: 'Fällig am',
    type: 'date',
    flex: 1,
    minWidth: 110,
    valueFormatter: (value: Date) => days.format(value),
  },
  {
    field: 'total',
    headerName: 'Betrag',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const rows = [
  { id: 301, due: new Date(2026, 2, 14), total: 1480.5 },
  { id: 302, due: new Date(2026, 2, 31), total: 75 },
  { id: 303, due: new Date(2026, 3, 2), total: 2120 },
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
