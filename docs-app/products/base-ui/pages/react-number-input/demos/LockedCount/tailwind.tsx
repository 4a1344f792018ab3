import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';

const button =
  'size-9 border-0 rounded-lg bg-[#e4ecf6] text-inherit [font:inherit] cursor-pointer dark:bg-[#283449] disabled:opacity-50 disabled:cursor-default';

type KeyEvent = React.KeyboardEvent & { defaultMuiPrevented?: boolean };

export default function LockedCount() {
  const [locked, setLocked] = React.useState(true);
  const buttonLock = locked ? { disabled: true, 'aria-disabled': true } : {};

  return (
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        The order is packed
      </label>
      <label htmlFor="jars">Jars</label>
      <NumberInput
        className="flex gap-1 p-1 border border-[#6b7689] rounded-lg bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] [&.base--focused]:outline-2"
        id="jars"
        defaultValue={12}
        min={1}
        readOnly={locked}
        slotProps={{
          input: {
            className:
              'w-12 border-0 outline-0 bg-transparent text-inherit [font:inherit] text-center',
            role: 'spinbutton',
            inputMode: 'numeric',
            onKeyDown: (event: KeyEvent) => {
              event.defaultMuiPrevented = locked;
            },
          },
          incrementButton: {
            className: `${button} order-1`,
            type: 'button',
            children: '+',
            'aria-label': 'More jars',
            ...buttonLock,
          },
          decrementButton: {
            className: button,
            type: 'button',
            children: '−',
            'aria-label': 'Fewer jars',
            ...buttonLock,
          },
        }}
      />
    </div>
  );
}
