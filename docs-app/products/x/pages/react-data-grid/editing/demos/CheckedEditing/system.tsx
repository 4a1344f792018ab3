import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Seat {
  id: number;
  row: string;
  price: number;
}

const rows: Seat[] = [
  { id: 1, row: 'Stalls', price: 40 },
  { id: 2, row: 'Balcony', price: 25 },
];

export default function CheckedEditing() {
  const [problem, setProblem] = React.useState('');

  const columns = React.useMemo<GridColDef<Seat>[]>(
    () => [
      { field: 'row', headerName: 'Row', flex: 1, minWidth: 120 },
      {
        field: 'price',
        headerName: 'Price (€)',
        type: 'number',
        width: 140,
        editable: true,
        preProcessEditCellProps: ({ props }) => {
          const error = !(Number(props.value) > 0);
          setProblem(error ? 'The price must be above zero.' : '');
          return { ...props, error };
        },
      },
    ],
    [],
  );

  function save(seat: Seat, old: Seat) {
    if (!(seat.price <= old.price * 2)) {
      throw new Error(`${seat.row}: a price can at most double.`);
    }
    setProblem('');
    return seat;
  }

  return (
    <div>
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Ticket prices' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          onCellModesModelChange={(modes) => {
            if (Object.keys(modes).length === 0) setProblem('');
          }}
          hideFooter
          sx={{
            '& .Mui-error': {
              height: '100%',
              bgcolor: ({ palette }) => alpha(palette.error.main, 0.12),
              boxShadow: ({ palette }) => `inset 0 0 0 2px ${palette.error.main}`,
            },
          }}
        />
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </div>
  );
}
