import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const products = [
  { sku: 'L-10', name: 'Desk lamp', price: 49, stock: 12 },
  { sku: 'C-22', name: 'Swivel chair', price: 189, stock: 0 },
  { sku: 'T-31', name: 'Side table', price: 75, stock: 4 },
];

type Product = (typeof products)[number];

const filterOptions = createFilterOptions({ stringify: ({ name, sku }: Product) => name + sku });

export default function ProductSearch() {
  const [product, setProduct] = React.useState<Product | null>(null);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Autocomplete
        options={products}
        value={product}
        onChange={(_event, chosen) => setProduct(chosen)}
        getOptionKey={({ sku }) => sku}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={({ stock }) => stock === 0}
        filterOptions={filterOptions}
        autoHighlight
        clearText="Remove the product"
        openText="Show all products"
        noOptionsText="We do not sell that."
        slotProps={{ paper: { elevation: 4 } }}
        renderInput={(params) => <TextField {...params} label="Product, by name or number" />}
        renderOption={({ key, ...optionProps }, { name, price, stock }) => (
          <Box key={key} component="li" {...optionProps} sx={{ gap: 2 }}>
            <Box sx={{ flexGrow: 1 }}>{name}</Box>
            {stock === 0 ? 'sold out' : `${price} €`}
          </Box>
        )}
      />
      <Typography role="status">
        {product ? `${product.name}, ${product.price} € each` : 'No product chosen.'}
      </Typography>
    </Stack>
  );
}
