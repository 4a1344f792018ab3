import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    heading?: string;
    onAdd?: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Berth', width: 90 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
];

const ships = ['Heron', 'Gull', 'Tern', 'Plover'];

function HeadingBar({ heading, onAdd }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer>
      <Typography sx={{ flex: 1, fontWeight: 'medium', px: 1 }}>{heading}</Typography>
      <Button size="small" onClick={onAdd}>
        Add a berth
      </Button>
    </GridToolbarContainer>
  );
}

const slots = { toolbar: HeadingBar };

export default function ToolbarWithProps() {
  const [rows, setRows] = React.useState([{ id: 1, ship: 'Heron' }]);
  const addBerth = () =>
    setRows((current) => [
      ...current,
      { id: current.length + 1, ship: ships[current.length % 4] ?? '' },
    ]);

  return (
    <Box sx={{ height: 300 }}>
      <DataGrid
        slots={slots}
        slotProps={{
          main: { 'aria-label': 'Berths' },
          toolbar: { heading: `North quay: ${rows.length} in use`, onAdd: addBerth },
        }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
