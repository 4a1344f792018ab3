import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import RangeInput from './RangeInput.tsx';

const between: GridFilterOperator<object, number> = {
  value: 'between',
  label: 'between',
  InputComponent: RangeInput,
  getValueAsString: ([from, to]: string[]) => `${from} to ${to}`,
  getApplyFilterFn: ({ value }) => {
    // The parser of number columns turns a missing value into NaN.
    const [from = null, to = null] = Array.isArray(value) ? value : [];
    return from !== null && to !== null
      ? (weight) => weight >= Number(from) && weight <= Number(to)
      : null;
  },
};

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 130,
    filterOperators: [between, ...getGridNumericOperators()],
  },
];

const rows = [
  { id: 1, parcel: 'A-17', weight: 4 },
  { id: 2, parcel: 'A-18', weight: 12 },
  { id: 3, parcel: 'A-19', weight: 18 },
];

const filterModel = { items: [{ field: 'weight', operator: 'between', value: ['10', '20'] }] };

export default function BetweenOperator() {
  return (
    <Box sx={{ height: 214 }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Parcels by weight' } }}
        columns={columns}
        rows={rows}
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </Box>
  );
}
