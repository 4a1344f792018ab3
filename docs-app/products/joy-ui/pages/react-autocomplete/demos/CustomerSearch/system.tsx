import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const customers = [
  { name: 'Abel Carpentry', city: 'Bergen' },
  { name: 'Fjord Bakery', city: 'Bergen' },
  { name: 'Harbor Boats', city: 'Turku' },
  { name: 'Lind & Daughters', city: 'Uppsala' },
  { name: 'Sofia Nurseries', city: 'Uppsala' },
  { name: 'Vik Paper', city: 'Oslo' },
];

export default function CustomerSearch() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete
        options={customers}
        getOptionLabel={({ name }) => name}
        renderOption={(props, { name, city }) => (
          <AutocompleteOption {...props} key={name}>
            <ListItemContent>
              {name}
              <Typography level="body-sm" textColor="inherit">
                {city}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
        placeholder="Name of a customer"
        noOptionsText="Nobody of that name"
        startDecorator={
          <SvgIcon>
            <path d="M10 4a6 6 0 1 0 3.7 10.7L19 20l1-1-5.300-5.300A6 6 0 0 0 10 4m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8" />
          </SvgIcon>
        }
        sx={{ '--Input-placeholderOpacity': 0.85 }}
      />
    </FormControl>
  );
}
