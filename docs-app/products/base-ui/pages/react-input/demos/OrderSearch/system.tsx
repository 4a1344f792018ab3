import * as React from 'react';
import { Input as BaseInput, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/system';

const orders = ['20418, Harbour Books', '20419, Linden Pharmacy', '20420, Oak & Iron'];

export default function OrderSearch() {
  const [query, setQuery] = React.useState('');
  const found = orders.filter((order) => order.toLowerCase().includes(query.toLowerCase()));

  return (
    <Column>
      <label htmlFor="order-search">Find an order</label>
      <Input
        id="order-search"
        type="search"
        placeholder="Number or customer"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">
        {found.length} of {orders.length} orders
      </p>
      <ul>
        {found.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 360,
  color: colors.text,
  '& p, & ul': { margin: 0 },
}));

const Input = styled(BaseInput)(({ theme }) => ({
  display: 'flex',
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  [`&.${inputClasses.focused}`]: {
    borderColor: colors.primary,
    outline: `2px solid ${colors.primary}`,
  },
  [`& .${inputClasses.input}`]: {
    flex: 1,
    minWidth: 0,
    padding: theme.spacing(1, 1.5),
    border: 0,
    outline: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    '&::placeholder': { color: colors.secondary, opacity: 1 },
  },
}));
