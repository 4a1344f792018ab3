import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const countries = [
  { name: 'Finland', harbors: ['Helsinki', 'Turku'] },
  { name: 'Norway', harbors: ['Bergen', 'Oslo', 'Stavanger'] },
  { name: 'Sweden', harbors: ['Gothenburg', 'Stockholm'] },
];

export default function HarborSelect() {
  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Port of arrival</FormLabel>
      <Select
        defaultValue="Bergen"
        placeholder="Bergen"
        slotProps={{ listbox: { 'aria-label': 'Harbors', sx: { maxHeight: 280 } } }}
      >
        {countries.map(({ name, harbors }) => (
          <ListItem key={name} nested role="presentation">
            <ListSubheader sx={{ color: 'text.secondary' }}>{name}</ListSubheader>
            <List>
              {harbors.map((harbor) => (
                <Option key={harbor} value={harbor}>
                  {harbor}
                </Option>
              ))}
            </List>
          </ListItem>
        ))}
      </Select>
    </FormControl>
  );
}
