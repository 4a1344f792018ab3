import * as React from 'react';
import { useCommit } from './useCommit.ts';

export interface ColorFieldProps {
  label: string;
  /** The colour as `#rrggbb`. */
  value: string;
  /** Told each colour while it is dragged. */
  onChange: (value: string) => void;
  /** Told the end of a drag. */
  onCommit: () => void;
}

/** Picks a colour with the browser's own picker, and shows it as text. */
export function ColorField({ label, value, onChange, onCommit }: ColorFieldProps) {
  const ref = useCommit(onCommit);
  const id = React.useId();
  return (
    <div data-playground="field">
      <label htmlFor={id}>{label}</label>
      <span data-playground="color">
        <input
          ref={ref}
          id={id}
          type="color"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <code dir="ltr">{value}</code>
      </span>
    </div>
  );
}

export interface RangeFieldProps {
  label: string;
  range: { min: number; max: number; step: number };
  value: number;
  /** The value as it is shown and read out. */
  text: string;
  /** Told each value while it is dragged. */
  onChange: (value: number) => void;
  /** Told the end of a drag. */
  onCommit: () => void;
}

/** Picks a number on a line, and shows it as text. */
export function RangeField({ label, range, value, text, onChange, onCommit }: RangeFieldProps) {
  const ref = useCommit(onCommit);
  const id = React.useId();
  return (
    <div data-playground="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span data-playground="value" dir="ltr" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
