import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import './QuantityInput.css';

const STOCK = 48;

export default function QuantityInput() {
  const [mugs, setMugs] = React.useState<number | null>(6);
  const [typed, setTyped] = React.useState('6');

  return (
    <div className="QuantityInput">
      <label htmlFor="mugs">Mugs, in boxes of six</label>
      <NumberInput
        className="QuantityInput-field"
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
          input: { role: 'spinbutton', inputMode: 'numeric', 'aria-describedby': 'mugs-hint' },
          incrementButton: { type: 'button', children: '+', 'aria-label': 'Six more' },
          decrementButton: { type: 'button', children: '−', 'aria-label': 'Six less' },
        }}
      />
      <span id="mugs-hint" role="status">
        {Number(typed) > STOCK ? `Only ${STOCK} are in stock.` : `${STOCK - (mugs ?? 0)} are left.`}
      </span>
    </div>
  );
}
