import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, ship: 'Heron', harbor: 'Porto' },
  { id: 2, ship: 'Gull', harbor: 'Bergen' },
  { id: 3, ship: 'Heron', harbor: 'Cork' },
];

function SearchBar() {
  return <GridToolbarQuickFilter label="Search ships" sx={{ m: 1 }} />;
}

function CountFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredRowCountSelector);

  return (
    <Typography role="status" variant="body2" sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {count} of {rows.length} trips
    </Typography>
  );
}

export default function RowCountFooter() {
  return (
    <Box sx={{ height: 330 }}>
      <DataGrid
        slots={{ toolbar: SearchBar, footer: CountFooter }}
        slotProps={{ main: { 'aria-label': 'Trips of ships' } }}
        columns={columns}
        rows={rows}
      />
    </Box>
  );
}
