import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import './HookNumberInput.css';

function Copies(props: UseNumberInputParameters) {
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput(props);

  return (
    <div className="HookNumberInput-field" {...getRootProps()} data-focus={focused || undefined}>
      <button
        className="HookNumberInput-button"
        {...getDecrementButtonProps()}
        type="button"
        aria-label="One copy less"
      >
        −
      </button>
      <input
        className="HookNumberInput-input"
        {...getInputProps()}
        role="spinbutton"
        inputMode="numeric"
      />
      <button
        className="HookNumberInput-button"
        {...getIncrementButtonProps()}
        type="button"
        aria-label="One copy more"
      >
        +
      </button>
    </div>
  );
}

export default function HookNumberInput() {
  const [copies, setCopies] = React.useState<number | null>(1);

  return (
    <div className="HookNumberInput">
      <label htmlFor="copies">Copies of the invoice</label>
      <Copies
        inputId="copies"
        min={1}
        max={5}
        value={copies}
        onChange={(_, next) => setCopies(next)}
      />
      <span role="status">{(copies ?? 0) * 2} sheets of paper</span>
    </div>
  );
}
