import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'berth', headerName: 'Berth', width: 110 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 110 },
];

const rows = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  berth: `B${index + 1}`,
  ship: index % 2 ? 'Gull' : 'Heron',
}));

export default function FilledPanel() {
  return (
    <Paper variant="outlined" sx={{ height: 340 }}>
      <Stack sx={{ height: '100%', p: 2 }}>
        <Typography component="h3" variant="subtitle1" gutterBottom>
          Berths of today
        </Typography>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <DataGrid
            slotProps={{ main: { 'aria-label': 'Berths of today' } }}
            columns={columns}
            rows={rows}
            hideFooter
          />
        </Box>
      </Stack>
    </Paper>
  );
}
