import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Booking', width: 110 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
];

const rows = [
  { id: 'B-501', guest: 'Ana Ribeiro', nights: 3 },
  { id: 'B-502', guest: 'Jonas Berg', nights: 1 },
  { id: 'B-503', guest: 'Mei Tanaka', nights: 5 },
];

function JsonMenuItem({ hideMenu }: { hideMenu?: () => void }) {
  const apiRef = useGridApiContext();

  function download() {
    const bookings = gridFilteredSortedRowIdsSelector(apiRef).map((id) =>
      apiRef.current.getRow(id),
    );
    const blob = new Blob([JSON.stringify(bookings, null, 2)], { type: 'application/json' });
    const url = URL.createObjectURL(blob);
    Object.assign(document.createElement('a'), { href: url, download: 'bookings.json' }).click();
    setTimeout(() => URL.revokeObjectURL(url));
    hideMenu?.();
  }

  return <MenuItem onClick={download}>Download as JSON</MenuItem>;
}

function ExportBar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem options={{ fileName: 'bookings' }} />
        <JsonMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function JsonExport() {
  return (
    <Box sx={{ height: 260 }}>
      <DataGrid
        slots={{ toolbar: ExportBar }}
        slotProps={{ main: { 'aria-label': 'Bookings to export' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
