import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import { styled } from '@mui/system';

const customers = [
  { id: 1, name: 'Harbour Books', city: 'Bremen' },
  { id: 2, name: 'Linden Pharmacy', city: 'Linz' },
  { id: 3, name: 'Oak & Iron', city: 'Graz' },
  { id: 4, name: 'Olive Press', city: 'Verona', closed: true },
];

export default function CustomerSearch() {
  const [customer, setCustomer] = React.useState<(typeof customers)[number] | null>(null);
  const search = useAutocomplete({
    id: 'customer-search',
    options: customers,
    value: customer,
    onChange: (_, next) => setCustomer(next),
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id }) => id,
    getOptionDisabled: ({ closed }) => closed === true,
    autoHighlight: true,
    clearOnEscape: true,
  });
  const found = search.groupedOptions as typeof customers;

  return (
    <Column>
      <Label {...search.getInputLabelProps()}>Customer</Label>
      <Field {...search.getRootProps()}>
        <input {...search.getInputProps()} placeholder="Name of a shop" />
        {search.dirty && (
          <button {...search.getClearProps()} aria-label="Clear">
            ×
          </button>
        )}
        {found.length > 0 && (
          <Listbox {...search.getListboxProps()}>
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <li key={key} {...props}>
                  {option.name} <small>{option.closed ? 'closed' : option.city}</small>
                </li>
              );
            })}
          </Listbox>
        )}
      </Field>
      <span role="status">
        {search.popupOpen && found.length === 0
          ? 'No such customer.'
          : customer && `Deliver to ${customer.city}.`}
      </span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 320,
  minHeight: 240,
  alignContent: 'start',
  color: colors.text,
}));

const Label = styled('label')({ fontWeight: 600 });

const Field = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  '&:focus-within': { outline: `2px solid ${colors.primary}` },
  '& input, & button': {
    minWidth: 0,
    padding: theme.spacing(1, 1.5),
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '& input': { flex: 1, '&::placeholder': { color: colors.secondary, opacity: 1 } },
}));

const Listbox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: 1,
  margin: 0,
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    padding: theme.spacing(1),
    borderRadius: 8,
    cursor: 'pointer',
    '&.Mui-focused': { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
    '&[aria-selected="true"]': { backgroundColor: colors.soft },
    '&[aria-disabled="true"]': { color: colors.secondary, pointerEvents: 'none' },
  },
}));
