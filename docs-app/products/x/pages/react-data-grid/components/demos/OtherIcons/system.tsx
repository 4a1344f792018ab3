import Box from '@mui/material/Box';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'harbor', headerName: 'Harbor', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, ship: 'Heron', harbor: 'Porto' },
  { id: 2, ship: 'Gull', harbor: 'Bergen' },
];

const icons = {
  columnSortedAscendingIcon: ExpandLessIcon,
  columnSortedDescendingIcon: ExpandMoreIcon,
};

export default function OtherIcons() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slots={icons}
        slotProps={{ main: { 'aria-label': 'Ships with other icons' } }}
        columns={columns}
        rows={rows}
        initialState={{ sorting: { sortModel: [{ field: 'ship', sort: 'asc' }] } }}
        hideFooter
      />
    </Box>
  );
}
