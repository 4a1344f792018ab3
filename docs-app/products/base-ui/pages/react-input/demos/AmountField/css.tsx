import * as React from 'react';
import { Input } from '@mui/base/Input';
import './AmountField.css';

const LIMIT = 500;

export default function AmountField() {
  const [amount, setAmount] = React.useState('640');
  const value = Number(amount);
  const isWrong = !(value > 0 && value <= LIMIT);

  return (
    <div className="AmountField">
      <label htmlFor="refund">Refund, in euros</label>
      <Input
        className="AmountField-field"
        id="refund"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={isWrong}
        startAdornment={<span aria-hidden>€</span>}
        aria-describedby="refund-hint"
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <span id="refund-hint" className="AmountField-hint" data-wrong={isWrong || undefined}>
        {isWrong ? `Enter an amount of at most €${LIMIT}.` : 'Paid back to the card.'}
      </span>
    </div>
  );
}
