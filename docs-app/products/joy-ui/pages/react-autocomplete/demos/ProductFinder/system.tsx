import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteListbox, { type AutocompleteListboxProps } from '@mui/joy/AutocompleteListbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const products = ['Chair “Lark”', 'Desk lamp “Heron”', 'Shelf “Birch”', 'Table “Alder”'];

interface ListProps extends AutocompleteListboxProps {
  open?: boolean;
}

function ListInPage({ open, ...props }: ListProps) {
  return open ? (
    <AutocompleteListbox {...props} variant="soft" sx={{ maxHeight: 220, marginBlockStart: 1 }} />
  ) : null;
}

export default function ProductFinder() {
  return (
    <FormControl sx={{ maxWidth: 340 }}>
      <FormLabel>Product</FormLabel>
      <Autocomplete options={products} slots={{ listbox: ListInPage }} />
    </FormControl>
  );
}
