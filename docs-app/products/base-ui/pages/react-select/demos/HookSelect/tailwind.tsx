import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';

const times = ['Morning', 'Noon', 'Evening'];

function Time({ name }: { name: string }) {
  const { getRootProps, highlighted } = useOption({ value: name, label: name, disabled: false });

  return (
    <li
      className="px-2 py-1.5 rounded-lg outline-0 cursor-pointer data-highlighted:inset-ring-2 data-highlighted:inset-ring-[#1a5fb4] aria-selected:bg-[#e4ecf6] dark:data-highlighted:inset-ring-[#8ab8ff] dark:aria-selected:bg-[#283449]"
      {...getRootProps()}
      data-highlighted={highlighted || undefined}
    >
      {name}
    </li>
  );
}

export default function HookSelect() {
  const { contextValue, getButtonProps, getListboxProps, open, value } = useSelect<string>({
    defaultValue: 'Noon',
  });

  return (
    <div className="relative grid justify-items-start content-start gap-2 min-h-52.5 text-[#1a2233] dark:text-[#e8ecf4]">
      <label id="pickup-label" htmlFor="pickup">
        Pick up in the
      </label>
      <button
        className="min-w-40 px-3 py-2 border border-[#6b7689] rounded-lg bg-white text-inherit [font:inherit] text-start cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff] focus-visible:outline-3"
        {...getButtonProps()}
        id="pickup"
      >
        {value}
      </button>
      <ul
        className="box-border w-40 m-0 p-1 border border-[#6b7689] rounded-lg outline-0 bg-white list-none dark:border-[#8d99ad] dark:bg-[#1b2230]"
        {...getListboxProps()}
        aria-labelledby="pickup-label"
        hidden={!open}
      >
        <SelectProvider value={contextValue}>
          {times.map((name) => (
            <Time key={name} name={name} />
          ))}
        </SelectProvider>
      </ul>
    </div>
  );
}
