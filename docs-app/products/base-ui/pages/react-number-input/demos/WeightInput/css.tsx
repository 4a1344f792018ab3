import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './WeightInput.css';

export default function WeightInput() {
  const [grams, setGrams] = React.useState<number | null>(1250);

  return (
    <div className="WeightInput">
      <label htmlFor="weight">Weight in grams</label>
      <NumberInput
        className="WeightInput-field"
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
            className: 'WeightInput-input',
            role: 'spinbutton',
            inputMode: 'numeric',
            'aria-describedby': 'weight-hint',
          },
          incrementButton: {
            className: 'WeightInput-increment',
            type: 'button',
            children: '+',
            'aria-label': 'Heavier',
          },
          decrementButton: {
            className: 'WeightInput-decrement',
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
