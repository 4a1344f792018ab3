import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 110 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'net', headerName: 'Net', type: 'number', width: 90 },
  { field: 'gross', headerName: 'Gross', type: 'number', width: 90 },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Product', children: [{ field: 'name' }, { field: 'shelf' }] },
  {
    groupId: 'prices',
    headerName: 'Price (€)',
    children: [{ field: 'net' }, { field: 'gross' }],
  },
];

const rows = [
  { id: 1, name: 'Oak desk', shelf: 'B1', net: 75, gross: 90 },
  { id: 2, name: 'Desk lamp', shelf: 'A3', net: 30, gross: 36 },
];

export default function PriceGroups() {
  return (
    <Box sx={{ height: 218 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Products with grouped prices' } }}
        columns={columns}
        columnGroupingModel={groups}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
