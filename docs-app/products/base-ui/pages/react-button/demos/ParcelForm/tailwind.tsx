import * as React from 'react';
import { Button as BaseButton, type ButtonProps } from '@mui/base/Button';

function Button(props: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className="cursor-pointer rounded-lg border border-[#1a5fb4] bg-transparent px-4 py-2 font-[inherit] text-[length:inherit]/[inherit] font-semibold text-[#1a5fb4] outline-offset-2 outline-[#1a5fb4] dark:border-[#8ab8ff] dark:text-[#8ab8ff] dark:outline-[#8ab8ff] [&.base--focusVisible]:outline-3 [&[type=submit]]:bg-[#1a5fb4] [&[type=submit]]:text-white dark:[&[type=submit]]:bg-[#8ab8ff] dark:[&[type=submit]]:text-[#0e1726]"
    />
  );
}

export default function ParcelForm() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const weight = new FormData(event.currentTarget).get('weight');
    setSent(`A parcel of ${String(weight)} kg is registered.`);
  }

  return (
    <form
      className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]"
      onSubmit={send}
      onReset={() => setSent('')}
    >
      <label htmlFor="parcel-weight">Weight in kilograms</label>
      <input
        className="box-border w-50 rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-inherit [font:inherit] dark:border-[#8d99ad] dark:bg-[#1b2230]"
        id="parcel-weight"
        name="weight"
        inputMode="decimal"
        defaultValue="2"
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Register</Button>
        <Button type="reset">Reset</Button>
      </div>
      <span role="status">{sent}</span>
    </form>
  );
}
