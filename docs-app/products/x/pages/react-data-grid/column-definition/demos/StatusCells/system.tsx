import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  parcel: string;
  late: boolean;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  {
    field: 'late',
    headerName: 'State',
    width: 130,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        label={row.late ? 'Late' : 'On time'}
        color={row.late ? 'error' : 'default'}
      />
    ),
  },
];

const rows: Parcel[] = [
  { id: 1, parcel: 'A-17', late: false },
  { id: 2, parcel: 'A-18', late: true },
];

export default function StatusCells() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels by state' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
