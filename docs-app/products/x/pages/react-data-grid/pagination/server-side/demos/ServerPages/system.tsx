import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loadPage, type Page } from './server.ts';
import type { Shipment } from './shipments.ts';

const columns: GridColDef<Shipment>[] = [
  { field: 'code', headerName: 'Shipment', width: 110, sortable: false },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110, sortable: false },
];

export default function ServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [page, setPage] = React.useState<Page & { model?: object }>({ rows: [], total: 0 });

  React.useEffect(() => {
    let isWanted = true;
    loadPage(model.page, model.pageSize).then((answer) => {
      if (isWanted) setPage({ ...answer, model });
    });
    return () => {
      isWanted = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 371 }}>
      <DataGrid
        slotProps={{
          main: { 'aria-label': 'Shipments from a server' },
          loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' },
        }}
        columns={columns}
        rows={page.rows}
        rowCount={page.total}
        loading={page.model !== model}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        pageSizeOptions={[5]}
        disableColumnFilter
      />
    </Box>
  );
}
