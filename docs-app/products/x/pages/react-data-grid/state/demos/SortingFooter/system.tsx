import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', weight: 12 },
  { id: 2, parcel: 'A-18', weight: 31 },
  { id: 3, parcel: 'A-19', weight: 8 },
];

function SortFooter() {
  const apiRef = useGridApiContext();
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);
  const column = columns.find(({ field }) => field === sorting?.field);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {column ? `Sorted by ${column.headerName}` : 'Not sorted'}
    </Typography>
  );
}

export default function SortingFooter() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        slots={{ footer: SortFooter }}
        slotProps={{ main: { 'aria-label': 'Parcels with a sorting note' } }}
        columns={columns}
        rows={rows}
      />
    </Box>
  );
}
