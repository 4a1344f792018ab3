import { useFrameId } from '../internal/useFrameId.ts';
import { useCommit } from './useCommit.ts';

export interface ColorFieldProps {
  /** Label of the field. */
  label: string;
  /** Color in `#rrggbb` notation. */
  value: string;
  /** Called with each color during a drag. */
  onChange: (value: string) => void;
  /** Called at the end of a drag. */
  onCommit: () => void;
}

/** Renders the browser's color picker, and the color as text. */
export function ColorField({ label, value, onChange, onCommit }: ColorFieldProps) {
  const ref = useCommit(onCommit);
  const id = useFrameId();
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
  /** Label of the field. */
  label: string;
  /** Smallest and largest value, and the step between values. */
  range: { min: number; max: number; step: number };
  /** Current value. */
  value: number;
  /** Value as visible text and as `aria-valuetext`. */
  text: string;
  /** Called with each value during a drag. */
  onChange: (value: number) => void;
  /** Called at the end of a drag. */
  onCommit: () => void;
}

/** Renders a slider, and its value as text. */
export function RangeField({ label, range, value, text, onChange, onCommit }: RangeFieldProps) {
  const ref = useCommit(onCommit);
  const id = useFrameId();
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
