import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './CurrencyPortal.css';

const Currency = React.createContext('€');

function Price({ amount }: { amount: number }) {
  return `${React.use(Currency)}${amount}`;
}

export default function CurrencyPortal() {
  const [total, setTotal] = React.useState<HTMLElement | null>(null);
  const [currency, setCurrency] = React.useState('€');

  return (
    <div className="CurrencyPortal">
      <Currency value={currency}>
        <label htmlFor="currency">Currency of the order</label>
        <select
          className="CurrencyPortal-select"
          id="currency"
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        >
          <option value="€">Euro</option>
          <option value="£">Pound</option>
        </select>
        <Portal container={total}>
          <Price amount={64} />
        </Portal>
      </Currency>
      <div>
        Total: <strong ref={setTotal} />
      </div>
    </div>
  );
}
