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

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 360,
  color: theme.palette.text.primary,
  '& p, & ul': { margin: 0 },
}));

const Input = styled(BaseInput)(({ theme }) => ({
  display: 'flex',
  border: `1px solid ${theme.palette.border}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  [`&.${inputClasses.focused}`]: {
    borderColor: theme.palette.primary.main,
    outline: `2px solid ${theme.palette.primary.main}`,
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
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
  },
}));
