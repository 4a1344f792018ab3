import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', flex: 1, minWidth: 110 },
];

const rows = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  order: String(20401 + index),
  total: 12 + ((index * 37) % 90),
}));

function Numbers() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      count={count}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
    />
  );
}

export default function PageNumbers() {
  return (
    <Box sx={{ height: 371 }}>
      <DataGrid
        slots={{ pagination: Numbers }}
        slotProps={{ main: { 'aria-label': 'Orders with page numbers' } }}
        columns={columns}
        rows={rows}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </Box>
  );
}
