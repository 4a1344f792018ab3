import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 160 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['open', 'waiting', 'closed'],
    width: 130,
  },
];

const rows = [
  { id: 1, ticket: 'Printer on floor 2', state: 'open' },
  { id: 2, ticket: 'New laptop for Ana', state: 'waiting' },
  { id: 3, ticket: 'Door code', state: 'closed' },
  { id: 4, ticket: 'Slow mail', state: 'open' },
];

export default function FilterModel() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'state', operator: 'is', value: 'open' }],
  });
  const [item] = filterModel.items;
  const isByState = item?.field === 'state' && item.operator === 'is';
  const value = item?.value || 'all';
  const shown = isByState || value === 'all' ? value : null;

  function show(state: string | null) {
    if (state === null) return;
    const items = state === 'all' ? [] : [{ field: 'state', operator: 'is', value: state }];
    setFilterModel({ items });
  }

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tickets to show"
        value={shown}
        onChange={(_event, state: string | null) => show(state)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="waiting">Waiting</ToggleButton>
        <ToggleButton value="all">All</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 266 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Tickets' } }}
          columns={columns}
          rows={rows}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </div>
  );
}
