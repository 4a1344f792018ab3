import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const priorities = ['low', 'normal', 'urgent'];

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 160, sortable: false },
  {
    field: 'priority',
    headerName: 'Priority',
    width: 130,
    sortComparator: (a: string, b: string) => priorities.indexOf(a) - priorities.indexOf(b),
    sortingOrder: ['desc', 'asc'],
  },
];

const rows = [
  { id: 1, task: 'Water the plants', priority: 'low' },
  { id: 2, task: 'Answer the tax office', priority: 'urgent' },
  { id: 3, task: 'Order paper', priority: 'normal' },
];

export default function OwnComparator() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Tasks' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
