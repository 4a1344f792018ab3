import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { loadOrders, type OrderPage } from './server.ts';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120, sortable: false },
];

export default function KeptSelection() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 3 });
  const [page, setPage] = React.useState<OrderPage>({ orders: [], total: 0 });
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);

  React.useEffect(() => {
    let isWanted = true;
    loadOrders(model.page, model.pageSize).then((answer) => {
      if (isWanted) setPage(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [model]);

  return (
    <div>
      <Typography role="status" sx={{ mb: 1 }}>
        To pack: {selected.join(', ') || 'no order'}
      </Typography>
      <Box sx={{ height: 267 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders from a server' } }}
          columns={columns}
          rows={page.orders}
          getRowId={(row) => row.order}
          rowCount={page.total}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[3]}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooterSelectedRowCount
          disableColumnFilter
        />
      </Box>
    </div>
  );
}
