import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const warehouses = [
  { name: 'Bergen', country: 'Norway' },
  { name: 'Oslo', country: 'Norway' },
  { name: 'Gdynia', country: 'Poland' },
  { name: 'Warsaw', country: 'Poland' },
  { name: 'Malaga', country: 'Spain' },
  { name: 'Valencia', country: 'Spain' },
];

export default function WarehouseGroups() {
  return (
    <Autocomplete
      options={warehouses}
      getOptionLabel={({ name }) => name}
      groupBy={({ country }) => country}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-label={group}>
            <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Warehouse" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
