import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const STOCK = 48;

const button =
  'size-9 cursor-pointer rounded-lg border-0 bg-[#e4ecf6] text-inherit [font:inherit] disabled:cursor-default disabled:opacity-50 dark:bg-[#283449]';

export default function QuantityInput() {
  const [mugs, setMugs] = React.useState<number | null>(6);
  const [typed, setTyped] = React.useState('6');

  return (
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="mugs">Mugs, in boxes of six</label>
      <NumberInput
        className="flex items-center gap-2 rounded-lg border border-[#6b7689] bg-white p-1 outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--error]:border-[#b3261e] [&.base--error]:outline-[#b3261e] [&.base--focused]:outline-2 dark:[&.base--error]:border-[#ffaea6] dark:[&.base--error]:outline-[#ffaea6]"
        id="mugs"
        value={mugs}
        onChange={(_, next) => {
          setMugs(next ?? 0);
          setTyped(String(next ?? 0));
        }}
        onInputChange={({ target }) => {
          if (/^-?\d*$/.test(target.value)) setTyped(target.value);
        }}
        min={0}
        max={STOCK}
        step={6}
        required
        error={Number(typed) > STOCK}
        slotProps={{
          input: {
            className: 'w-12 border-0 bg-transparent text-inherit outline-0 [font:inherit]',
            role: 'spinbutton',
            inputMode: 'numeric',
            'aria-describedby': 'mugs-hint',
          },
          incrementButton: {
            className: `${button} order-1`,
            type: 'button',
            children: '+',
            'aria-label': 'Six more',
          },
          decrementButton: {
            className: button,
            type: 'button',
            children: '−',
            'aria-label': 'Six less',
          },
        }}
      />
      <span id="mugs-hint" role="status">
        {Number(typed) > STOCK ? `Only ${STOCK} are in stock.` : `${STOCK - (mugs ?? 0)} are left.`}
      </span>
    </div>
  );
}
