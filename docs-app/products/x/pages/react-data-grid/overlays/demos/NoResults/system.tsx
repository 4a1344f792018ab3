import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, ship: 'Heron', harbor: 'Porto' },
  { id: 2, ship: 'Gull', harbor: 'Bergen' },
];

const filterModel = { items: [{ field: 'harbor', operator: 'contains', value: 'Oslo' }] };

export default function NoResults() {
  return (
    <Box sx={{ height: 210 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ships in Oslo' } }}
        columns={columns}
        rows={rows}
        initialState={{ filter: { filterModel } }}
        localeText={{ noResultsOverlayLabel: 'No ship matches the filter.' }}
        hideFooter
      />
    </Box>
  );
}
