import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './BagCount.css';

export default function BagCount() {
  const [bags, setBags] = React.useState<number | null>(0);

  return (
    <div className="BagCount">
      <label htmlFor="bags">Extra bags</label>
      <NumberInput
        className="BagCount-field"
        id="bags"
        value={bags}
        onChange={(_, next) => setBags(next ?? 0)}
        min={0}
        max={4}
        slotProps={{
          input: { className: 'BagCount-input', role: 'spinbutton', inputMode: 'numeric' },
          incrementButton: {
            className: 'BagCount-increment',
            type: 'button',
            children: '+',
            'aria-label': 'One bag more',
          },
          decrementButton: {
            className: 'BagCount-decrement',
            type: 'button',
            children: '−',
            'aria-label': 'One bag less',
          },
        }}
      />
      <button className="BagCount-button" type="button" onClick={() => setBags(0)}>
        Remove all bags
      </button>
      <span role="status">€{(bags ?? 0) * 15} for bags</span>
    </div>
  );
}
