import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const products = [
  { sku: 'L-10', name: 'Desk lamp', price: 49, stock: 12 },
  { sku: 'L-14', name: 'Floor lamp', price: 119, stock: 3 },
  { sku: 'C-22', name: 'Swivel chair', price: 189, stock: 0 },
  { sku: 'C-27', name: 'Folding chair', price: 35, stock: 40 },
  { sku: 'T-31', name: 'Side table', price: 75, stock: 4 },
  { sku: 'T-36', name: 'Standing desk', price: 420, stock: 2 },
];

const filterOptions = createFilterOptions({
  stringify: ({ name, sku }: (typeof products)[number]) => `${name} ${sku}`,
  trim: true,
});

export default function ProductSearch() {
  return (
    <Autocomplete
      options={products}
      getOptionLabel={({ name }) => name}
      getOptionDisabled={({ stock }) => stock === 0}
      filterOptions={filterOptions}
      autoHighlight
      noOptionsText="We do not sell that."
      sx={{ maxWidth: 360 }}
      renderInput={(params) => <TextField {...params} label="Product, by name or number" />}
      renderOption={({ key, ...optionProps }, { name, price, stock }) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 2 }}>
          <Box sx={{ flexGrow: 1 }}>{name}</Box>
          {stock === 0 ? 'sold out' : `${price} €`}
        </Box>
      )}
    />
  );
}
