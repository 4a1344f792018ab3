import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const button =
  'size-9 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer dark:bg-[#283449] disabled:opacity-50 disabled:cursor-default';

export default function WeightInput() {
  const [grams, setGrams] = React.useState<number | null>(1250);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="weight">Weight in grams</label>
      <NumberInput
        className="flex items-center gap-1 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:outline-2"
        id="weight"
        value={grams}
        onChange={(_, next) => setGrams(next)}
        min={0}
        max={20000}
        step={250}
        shiftMultiplier={4}
        placeholder="Unknown"
        startAdornment={<span aria-hidden>≈</span>}
        endAdornment={<span aria-hidden>g</span>}
        slotProps={{
          input: {
            className: 'w-20 border-0 outline-0 bg-transparent text-inherit [font:inherit]',
            role: 'spinbutton',
            inputMode: 'numeric',
            'aria-describedby': 'weight-hint',
          },
          incrementButton: {
            className: `${button} order-1`,
            type: 'button',
            children: '+',
            'aria-label': 'Heavier',
          },
          decrementButton: {
            className: button,
            type: 'button',
            children: '−',
            'aria-label': 'Lighter',
          },
        }}
      />
      <span id="weight-hint" role="status">
        {grams === null ? 'Weigh the parcel.' : `The label shows ${(grams / 1000).toFixed(2)} kg.`}
      </span>
    </div>
  );
}
