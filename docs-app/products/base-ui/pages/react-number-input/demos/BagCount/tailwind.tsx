import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const button =
  'size-9 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer dark:bg-[#283449] disabled:opacity-50 disabled:cursor-default';

export default function BagCount() {
  const [bags, setBags] = React.useState<number | null>(0);

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label htmlFor="bags">Extra bags</label>
      <NumberInput
        className="flex gap-1 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:outline-2"
        id="bags"
        value={bags}
        onChange={(_, next) => setBags(next ?? 0)}
        min={0}
        max={4}
        slotProps={{
          input: {
            className:
              'w-12 border-0 outline-0 bg-transparent text-inherit [font:inherit] text-center',
            role: 'spinbutton',
            inputMode: 'numeric',
          },
          incrementButton: {
            className: `${button} order-1`,
            type: 'button',
            children: '+',
            'aria-label': 'One bag more',
          },
          decrementButton: {
            className: button,
            type: 'button',
            children: '−',
            'aria-label': 'One bag less',
          },
        }}
      />
      <button
        className="px-3 py-2 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer outline-[#1a5fb4] dark:bg-[#283449] dark:outline-[#8ab8ff] focus-visible:outline-2"
        type="button"
        onClick={() => setBags(0)}
      >
        Remove all bags
      </button>
      <span role="status">€{(bags ?? 0) * 15} for bags</span>
    </div>
  );
}
