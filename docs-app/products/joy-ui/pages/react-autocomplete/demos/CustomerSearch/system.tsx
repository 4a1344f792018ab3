import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox, { type AutocompleteListboxProps } from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import SvgIcon from '@mui/joy/SvgIcon';
import Typography from '@mui/joy/Typography';

const customers = [
  { name: 'Abel Carpentry', city: 'Bergen' },
  { name: 'Fjord Bakery', city: 'Bergen' },
  { name: 'Lind & Daughters', city: 'Uppsala' },
  { name: 'Sofia Nurseries', city: 'Uppsala' },
];

interface ListProps extends AutocompleteListboxProps {
  open?: boolean;
}

function ListInPage({ open, ...props }: ListProps) {
  return open ? (
    <AutocompleteListbox {...props} variant="soft" sx={{ maxHeight: 220, marginBlockStart: 1 }} />
  ) : null;
}

export default function CustomerSearch() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Customer</FormLabel>
      <Autocomplete
        options={customers}
        getOptionLabel={({ name }) => name}
        renderOption={(props, { name, city }) => (
          <AutocompleteOption {...props} key={name} variant="plain" color="neutral">
            <ListItemContent>
              {name}
              <Typography level="body-sm">{city}</Typography>
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
        slots={{ listbox: ListInPage }}
        slotProps={{ listbox: { 'aria-label': 'Customers' } }}
        sx={{ '--Input-placeholderOpacity': 0.85 }}
      />
    </FormControl>
  );
}
