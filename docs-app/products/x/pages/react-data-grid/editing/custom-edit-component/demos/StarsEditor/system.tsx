import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function StarsEditorCell({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, stars) => apiRef.current.setEditCellValue({ id, field, value: stars })}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    width: 150,
    editable: true,
    display: 'flex',
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <StarsEditorCell {...params} />,
  },
];

const rows = [
  { id: 1, guest: 'Ana Ribeiro', stars: 4 },
  { id: 2, guest: 'Jonas Berg', stars: 2 },
];

export default function StarsEditor() {
  return (
    <Box sx={{ height: 162 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Guests and their stars' } }}
        columns={columns}
        rows={rows}
        hideFooter
      />
    </Box>
  );
}
