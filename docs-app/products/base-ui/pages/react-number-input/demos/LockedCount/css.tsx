import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './LockedCount.css';

type KeyEvent = React.KeyboardEvent & { defaultMuiPrevented?: boolean };

export default function LockedCount() {
  const [locked, setLocked] = React.useState(true);
  const buttonLock = locked ? { disabled: true, 'aria-disabled': true } : {};

  return (
    <div className="LockedCount">
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
        className="LockedCount-field"
        id="jars"
        defaultValue={12}
        min={1}
        readOnly={locked}
        slotProps={{
          input: {
            className: 'LockedCount-input',
            role: 'spinbutton',
            inputMode: 'numeric',
            onKeyDown: (event: KeyEvent) => {
              event.defaultMuiPrevented = locked;
            },
          },
          incrementButton: {
            className: 'LockedCount-increment',
            type: 'button',
            children: '+',
            'aria-label': 'More jars',
            ...buttonLock,
          },
          decrementButton: {
            className: 'LockedCount-decrement',
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
