import * as React from 'react';
import { Input } from '@mui/base/Input';

const LIMIT = 500;

export default function AmountField() {
  const [amount, setAmount] = React.useState('640');
  const value = Number(amount);
  const isWrong = !(value > 0 && value <= LIMIT);

  return (
    <div className="grid max-w-65 gap-1 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="refund">Refund, in euros</label>
      <Input
        className="flex items-center gap-2 rounded-lg border border-[#6b7689] bg-white px-3 outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--error]:border-[#b3261e] [&.base--error]:outline-[#b3261e] dark:[&.base--error]:border-[#ffaea6] dark:[&.base--error]:outline-[#ffaea6] [&.base--focused]:outline-2"
        id="refund"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={isWrong}
        startAdornment={<span aria-hidden>€</span>}
        aria-describedby="refund-hint"
        slotProps={{
          input: {
            inputMode: 'decimal',
            className:
              'min-w-0 flex-1 border-0 bg-transparent px-0 py-2 text-inherit outline-0 [font:inherit]',
          },
        }}
      />
      <span
        id="refund-hint"
        className="text-sm/[inherit] text-[#4d586b] data-wrong:text-[#b3261e] dark:text-[#b6bfcf] dark:data-wrong:text-[#ffaea6]"
        data-wrong={isWrong || undefined}
      >
        {isWrong ? `Enter an amount of at most €${LIMIT}.` : 'Paid back to the card.'}
      </span>
    </div>
  );
}
