import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, parcel: 'A-17', city: 'Lisbon' },
  { id: 2, parcel: 'A-18', city: 'Rotterdam' },
];

const texts: Partial<GridLocaleText> = {
  footerRowSelected: (count) => `${count} for the van`,
  MuiTablePagination: {
    labelDisplayedRows: ({ from, to, count }) => `Parcels ${from} to ${to} of ${count}`,
  },
};

export default function OwnTexts() {
  return (
    <Box sx={{ height: 216 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels with other texts' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
        localeText={texts}
      />
    </Box>
  );
}
