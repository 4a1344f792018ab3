import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 'P-11', city: 'Bergen' },
  { id: 'P-12', city: 'Porto' },
  { id: 'P-13', city: 'Ghent' },
];

export default function RowContextMenu() {
  const [position, setPosition] = React.useState<{ top: number; left: number }>();
  const [parcel, setParcel] = React.useState('');
  const [message, setMessage] = React.useState('Right-click a parcel.');

  function openMenu(event: React.MouseEvent) {
    event.preventDefault();
    setParcel(event.currentTarget.getAttribute('data-id') ?? '');
    setPosition({ top: event.clientY, left: event.clientX });
  }

  function choose(text: string) {
    setMessage(`${text}: ${parcel}`);
    setPosition(undefined);
  }

  const slotProps = { main: { 'aria-label': 'Parcels' }, row: { onContextMenu: openMenu } };

  return (
    <div>
      <Box sx={{ height: 214 }}>
        <DataGrid slotProps={slotProps} columns={columns} rows={rows} hideFooter />
      </Box>
      <Menu
        open={position !== undefined}
        onClose={() => setPosition(undefined)}
        anchorReference="anchorPosition"
        anchorPosition={position}
      >
        <MenuItem onClick={() => choose('Tracked')}>Track the parcel</MenuItem>
        <MenuItem onClick={() => choose('Label printed')}>Print the label</MenuItem>
      </Menu>
      <Typography role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
