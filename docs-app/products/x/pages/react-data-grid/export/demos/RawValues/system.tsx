import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    flex: 1,
    minWidth: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const rows = [
  { id: 1, order: 'A-201', total: 1240.5 },
  { id: 2, order: 'A-202', total: 92 },
];

export default function RawValues() {
  const apiRef = useGridApiRef();
  const [isRaw, setIsRaw] = React.useState(false);
  const [text, setText] = React.useState('');

  React.useEffect(() => {
    setText(apiRef.current.getDataAsCsv());
  }, [apiRef, isRaw]);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={isRaw} onChange={(_event, checked) => setIsRaw(checked)} />}
        label="Export raw values"
      />
      <Box sx={{ height: 162 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Orders with totals' } }}
          apiRef={apiRef}
          columns={columns}
          rows={rows}
          ignoreValueFormatterDuringExport={isRaw}
          hideFooter
        />
      </Box>
      <Box component="pre" role="status" sx={{ m: 0, mt: 1, minHeight: 64 }}>
        {text}
      </Box>
    </div>
  );
}
