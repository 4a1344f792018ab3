import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { arSD } from '@mui/x-data-grid/locales';

const { localeText } = arSD.components.MuiDataGrid.defaultProps;

const columns: GridColDef[] = [
  { field: 'city', headerName: 'المدينة', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'الوزن', type: 'number', width: 110 },
];

const rows = [
  { id: 1, city: 'القاهرة', weight: 7 },
  { id: 2, city: 'الخرطوم', weight: 12 },
  { id: 3, city: 'تونس', weight: 4 },
];

function toRightToLeft(outer: Theme): Theme {
  return { ...outer, direction: 'rtl' };
}

export default function ArabicGrid() {
  return (
    <ThemeProvider theme={toRightToLeft}>
      <Box dir="rtl" lang="ar" sx={{ height: 268 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'الطرود' } }}
          columns={columns}
          rows={rows}
          localeText={localeText}
        />
      </Box>
    </ThemeProvider>
  );
}
