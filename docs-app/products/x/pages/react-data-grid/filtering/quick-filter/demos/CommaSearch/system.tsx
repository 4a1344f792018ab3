import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
  { id: 3, parcel: 'A-19', city: 'Trieste' },
];

function splitAtCommas(text: string) {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
}

function SearchBar() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter
        label="Cities, separated by commas"
        quickFilterParser={splitAtCommas}
        quickFilterFormatter={(values = []) => values.join(', ')}
        fullWidth
      />
    </Box>
  );
}

const filterModel = { items: [], quickFilterLogicOperator: GridLogicOperator.Or };

export default function CommaSearch() {
  return (
    <Box sx={{ height: 290 }}>
      <DataGrid
        slots={{ toolbar: SearchBar }}
        slotProps={{ main: { 'aria-label': 'Parcels by city' } }}
        columns={columns}
        rows={rows}
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </Box>
  );
}
