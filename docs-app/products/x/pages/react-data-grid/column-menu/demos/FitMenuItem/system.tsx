import * as React from 'react';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import ExpandIcon from '@mui/icons-material/Expand';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice' },
  { field: 'note', headerName: 'Note' },
];

const rows = [
  { id: 1, invoice: '301', note: 'Pays on the first of the month' },
  { id: 2, invoice: '302', note: 'Second reminder is sent' },
];

function FitItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  function fit(event: React.MouseEvent) {
    apiRef.current.autosizeColumns({ columns: [colDef.field], includeOutliers: true });
    onClick(event);
  }

  return (
    <MenuItem onClick={fit}>
      <ListItemIcon>
        <ExpandIcon fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
      </ListItemIcon>
      <ListItemText>Fit to content</ListItemText>
    </MenuItem>
  );
}

const menu = {
  slots: { fitItem: FitItem },
  slotProps: { fitItem: { displayOrder: 15 } },
};

export default function FitMenuItem() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Invoices with a menu item' }, columnMenu: menu }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
