import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import QuantityField from './QuantityField.tsx';

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 200,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value > 20 && 'At most 20 pieces.',
    }),
    renderEditCell: (params) => <QuantityField {...params} />,
  },
];

const rows = [
  { id: 1, product: 'Desk lamp', quantity: 2 },
  { id: 2, product: 'Oak shelf', quantity: 4 },
];

export default function QuantityEditor() {
  return (
    <Box sx={{ height: 198 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Quantities' } }}
        columns={columns}
        rows={rows}
        rowHeight={70}
        hideFooter
      />
    </Box>
  );
}
