import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const products = [
  { sku: 'L-10', name: 'Desk lamp' },
  { sku: 'L-14', name: 'Floor lamp' },
  { sku: 'T-31', name: 'Side table' },
  { sku: 'T-36', name: 'Standing desk' },
];

function toText({ sku, name }: (typeof products)[number]) {
  return `${sku} ${name}`;
}

const filterOptions = createFilterOptions({ stringify: toText, trim: true });

function highlight(text: string, typed: string) {
  const start = text.toLowerCase().indexOf(typed.toLowerCase());
  if (start === -1) return text;
  const end = start + typed.length;
  return (
    <span>
      {text.slice(0, start)}
      <strong>{text.slice(start, end)}</strong>
      {text.slice(end)}
    </span>
  );
}

export default function ProductSearch() {
  return (
    <Autocomplete
      options={products}
      getOptionLabel={({ name }) => name}
      filterOptions={filterOptions}
      autoHighlight
      renderOption={({ key, ...optionProps }, product, { inputValue }) => (
        <li key={key} {...optionProps}>
          {highlight(toText(product), inputValue.trim())}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Product, by name or number" />}
      sx={{ maxWidth: 360 }}
    />
  );
}
