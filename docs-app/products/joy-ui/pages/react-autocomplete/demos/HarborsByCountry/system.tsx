import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const harbors = [
  { name: 'Aarhus', country: 'Denmark' },
  { name: 'Esbjerg', country: 'Denmark' },
  { name: 'Turku', country: 'Finland' },
  { name: 'Bergen', country: 'Norway' },
  { name: 'Oslo', country: 'Norway' },
  { name: 'Stockholm', country: 'Sweden' },
];

export default function HarborsByCountry() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Port of arrival</FormLabel>
      <Autocomplete
        options={harbors}
        getOptionLabel={({ name }) => name}
        groupBy={({ country }) => country}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <ListSubheader sx={{ color: 'text.secondary' }}>{group}</ListSubheader>
            <List role="group">{children}</List>
          </ListItem>
        )}
        openOnFocus
      />
    </FormControl>
  );
}
