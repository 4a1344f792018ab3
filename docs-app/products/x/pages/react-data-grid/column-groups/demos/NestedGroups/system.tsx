import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 100 },
  { field: 'tons', headerName: 'Load (t)', type: 'number', width: 100 },
  { field: 'from', headerName: 'From', width: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'Voyage',
    children: [
      { groupId: 'Vessel', children: [{ field: 'ship' }, { field: 'tons' }] },
      { groupId: 'Harbors', children: [{ field: 'from' }, { field: 'to' }] },
    ],
  },
];

const rows = [
  { id: 1, ship: 'Heron', from: 'Porto', to: 'Cork', tons: 820 },
  { id: 2, ship: 'Gull', from: 'Ghent', to: 'Bergen', tons: 1140 },
];

export default function NestedGroups() {
  return (
    <Box sx={{ height: 242 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ships and their trips' } }}
        columns={columns}
        columnGroupingModel={groups}
        columnGroupHeaderHeight={36}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
