import * as React from 'react';
import { Portal } from '@mui/base/Portal';

const Currency = React.createContext('€');

function Price({ amount }: { amount: number }) {
  return `${React.use(Currency)}${amount}`;
}

export default function CurrencyPortal() {
  const [total, setTotal] = React.useState<HTMLElement | null>(null);
  const [currency, setCurrency] = React.useState('€');

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <Currency value={currency}>
        <label htmlFor="currency">Currency of the order</label>
        <select
          className="box-border px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus:outline-2"
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
