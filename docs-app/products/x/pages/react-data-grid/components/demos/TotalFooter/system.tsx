import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  selectedGridRowsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', width: 100 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, invoice: '301', customer: 'Studio Weiss', total: 480 },
  { id: 2, invoice: '302', customer: 'Papeterie Blanc', total: 75 },
  { id: 3, invoice: '303', customer: 'Tienda Sol', total: 120 },
  { id: 4, invoice: '304', customer: 'Casa do Livro', total: 260 },
];

function Footer() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedGridRowsSelector);
  let total = 0;
  for (const row of selected.values()) total += row.total;

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {selected.size === 0 ? 'Select invoices to pay' : `To pay: €${total} (${selected.size})`}
      </Typography>
    </GridFooterContainer>
  );
}

export default function TotalFooter() {
  return (
    <Box sx={{ height: 318 }}>
      <DataGrid
        slots={{ footer: Footer }}
        slotProps={{ main: { 'aria-label': 'Invoices to pay' } }}
        columns={columns}
        rows={rows}
        checkboxSelection
      />
    </Box>
  );
}
