import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
];

const rows = [
  { id: 1, berth: 'B1', ship: 'Heron' },
  { id: 2, berth: 'B2', ship: 'Gull' },
];

export default function HeaderColor() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Berths with colored headers' } }}
        columns={columns}
        rows={rows}
        sx={(theme) => ({
          '--DataGrid-containerBackground': (theme.vars ?? theme).palette.primary.main,
          '--DataGrid-rowBorderColor': (theme.vars ?? theme).palette.primary.main,
          '& .MuiDataGrid-columnHeader': { color: 'primary.contrastText' },
        })}
        showCellVerticalBorder
        hideFooter
        disableColumnMenu
      />
    </Box>
  );
}
