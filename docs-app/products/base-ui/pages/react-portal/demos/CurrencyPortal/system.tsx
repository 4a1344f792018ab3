import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Currency = React.createContext('€');

function Price({ amount }: { amount: number }) {
  return `${React.use(Currency)}${amount}`;
}

export default function CurrencyPortal() {
  const [total, setTotal] = React.useState<HTMLElement | null>(null);
  const [currency, setCurrency] = React.useState('€');

  return (
    <Column>
      <Currency value={currency}>
        <label htmlFor="currency">Currency of the order</label>
        <Select
          id="currency"
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <option value="€">Euro</option>
          <option value="£">Pound</option>
        </Select>
        <Portal container={total}>
          <Price amount={64} />
        </Portal>
      </Currency>
      <div>
        Total: <strong ref={setTotal} />
      </div>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const Select = styled('select')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  '&:focus': { outline: `2px solid ${colors.primary}` },
}));
