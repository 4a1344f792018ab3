import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';

function ShopSwitch(props: UseSwitchParameters) {
  const { checked, focusVisible, getInputProps } = useSwitch(props);

  return (
    <span
      className="relative flex w-26 rounded-[20px] bg-[#4d586b] p-1 forced-color-adjust-none outline-offset-2 outline-[#1a5fb4] data-checked:justify-end data-checked:bg-[#1c6b3f] data-focus:outline-3 dark:bg-[#b6bfcf] dark:outline-[#8ab8ff] dark:data-checked:bg-[#7fd19a]"
      data-checked={checked || undefined}
      data-focus={focusVisible || undefined}
    >
      <span
        className="rounded-2xl bg-white px-3 py-0.5 text-[#1a2233] dark:bg-[#1b2230] dark:text-[#e8ecf4]"
        aria-hidden
      >
        {checked ? 'open' : 'shut'}
      </span>
      <input
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        {...getInputProps()}
        aria-label="The shop takes orders"
      />
    </span>
  );
}

export default function HookSwitch() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="flex flex-wrap items-center gap-4 text-[#1a2233] dark:text-[#e8ecf4]">
      <ShopSwitch checked={open} onChange={(event) => setOpen(event.target.checked)} />
      <span role="status">{open ? 'Customers can order.' : 'Orders are paused.'}</span>
    </div>
  );
}
