import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';

const orders = [
  { id: 20418, status: 'Packed' },
  { id: 20419, status: 'Shipped' },
  { id: 20420, status: 'Packed' },
];

export default function StatusFilter() {
  const [status, setStatus] = React.useState<string | null>(null);
  const shown = orders.filter((order) => status === null || order.status === status);

  return (
    <Column>
      <label id="status-label" htmlFor="status">
        Status of the orders
      </label>
      <Select
        id="status"
        value={status}
        onChange={(_, next) => setStatus(next)}
        placeholder="Any status"
        slots={{ root: Button, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { disablePortal: true, strategy: 'fixed' },
          listbox: { 'aria-labelledby': 'status-label' },
        }}
      >
        <Option value="Packed">Packed</Option>
        <Option value="Shipped">Shipped</Option>
        <Option value="Returned">Returned</Option>
      </Select>
      <Reset type="button" onClick={() => setStatus(null)}>
        Show all orders
      </Reset>
      <span role="status">{shown.map(({ id }) => `Order ${id}`).join(', ') || 'No orders'}</span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  minWidth: 200,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  [`&.${selectClasses.focusVisible}`]: { outline: `3px solid ${colors.primary}` },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 200,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Option = styled(BaseOption)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  [`&.${optionClasses.highlighted}`]: { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
  [`&.${optionClasses.selected}`]: { backgroundColor: colors.soft, fontWeight: 600 },
}));

const Reset = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.soft,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${colors.primary}` },
}));
