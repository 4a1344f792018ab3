import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
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
        renderOption={(props, { name, city }) => {
          const { key, ...optionProps } = props as typeof props & { key: string };
          return (
            <AutocompleteOption key={key} {...optionProps}>
              <ListItemContent>
                {name}
                <Typography level="body-sm" textColor="inherit">
                  {city}
                </Typography>
              </ListItemContent>
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
