import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 160 },
];

const rows = [
  { id: 1, order: '20401', customer: 'Studio Weiss' },
  { id: 2, order: '20402', customer: 'Casa do Livro' },
];

const events = ['sortModelChange', 'columnVisibilityModelChange', 'columnWidthChange'] as const;

interface OrdersGridProps {
  saved: string;
  onSave: (state: string) => void;
}

function OrdersGrid({ saved, onSave }: OrdersGridProps) {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const api = apiRef.current;
    const save = () => {
      const { columns: columnState, sorting } = api.exportState();
      onSave(JSON.stringify({ columns: columnState, sorting }));
    };
    const ends = events.map((name) => api.subscribeEvent(name, save));
    return () => ends.forEach((end) => end());
  }, [apiRef, onSave]);

  return (
    <DataGrid
      slotProps={{ main: { 'aria-label': 'Orders with saved columns' } }}
      apiRef={apiRef}
      columns={columns}
      rows={rows}
      initialState={JSON.parse(saved)}
      hideFooter
    />
  );
}

export default function SavedColumns() {
  const [saved, setSaved] = React.useState('{}');
  const [visit, setVisit] = React.useState(1);

  return (
    <div>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)} sx={{ mb: 1 }}>
        Open the grid again
      </Button>
      <Box sx={{ height: 162 }}>
        <OrdersGrid key={visit} saved={saved} onSave={setSaved} />
      </Box>
    </div>
  );
}
