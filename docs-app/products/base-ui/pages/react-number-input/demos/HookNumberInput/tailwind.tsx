import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';

const buttonClass =
  'size-10 border-0 rounded-full bg-transparent text-[#1a5fb4] [font:inherit] cursor-pointer dark:text-[#8ab8ff] disabled:text-[#4d586b] disabled:cursor-default dark:disabled:text-[#b6bfcf]';

function Copies(props: UseNumberInputParameters) {
  const { focused, getDecrementButtonProps, getIncrementButtonProps, getInputProps, getRootProps } =
    useNumberInput(props);

  return (
    <div
      className="flex border border-[#6b7689] rounded-full bg-white outline-[#1a5fb4] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] data-focus:outline-2"
      {...getRootProps()}
      data-focus={focused || undefined}
    >
      <button
        className={buttonClass}
        {...getDecrementButtonProps()}
        type="button"
        aria-label="One copy less"
      >
        −
      </button>
      <input
        className="w-10 border-0 outline-0 bg-transparent text-inherit [font:inherit] text-center"
        {...getInputProps()}
        role="spinbutton"
        inputMode="numeric"
      />
      <button
        className={buttonClass}
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
    <div className="grid justify-items-start gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
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
