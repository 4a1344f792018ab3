import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';

const customers = [
  { id: 1, name: 'Harbour Books', city: 'Bremen' },
  { id: 2, name: 'Linden Pharmacy', city: 'Linz' },
  { id: 3, name: 'Oak & Iron', city: 'Graz' },
  { id: 4, name: 'Olive Press', city: 'Verona', closed: true },
];

export default function CustomerSearch() {
  const [customer, setCustomer] = React.useState<(typeof customers)[number] | null>(null);
  const search = useAutocomplete({
    id: 'customer-search',
    options: customers,
    value: customer,
    onChange: (_, next) => setCustomer(next),
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id }) => id,
    getOptionDisabled: ({ closed }) => closed === true,
    autoHighlight: true,
    clearOnEscape: true,
  });
  const found = search.groupedOptions as typeof customers;

  return (
    <div className="grid min-h-60 max-w-80 content-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label className="font-semibold" htmlFor="customer-search" {...search.getInputLabelProps()}>
        Customer
      </label>
      <div
        className="relative flex rounded-lg border border-[#6b7689] bg-white outline-[#1a5fb4] focus-within:outline-2 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:outline-[#8ab8ff]"
        {...search.getRootProps()}
      >
        <input
          className="min-w-0 flex-1 border-0 bg-transparent px-3 py-2 text-inherit outline-none [font:inherit] placeholder:text-[#4d586b] placeholder:opacity-100 dark:placeholder:text-[#b6bfcf]"
          {...search.getInputProps()}
          placeholder="Name of a shop"
        />
        {search.dirty && (
          <button
            className="min-w-0 border-0 bg-transparent px-3 py-2 text-inherit outline-none [font:inherit]"
            {...search.getClearProps()}
            aria-label="Clear"
          >
            ×
          </button>
        )}
        {found.length > 0 && (
          <ul
            className="absolute inset-x-0 top-[calc(100%+4px)] z-1 m-0 list-none rounded-lg border border-[#6b7689] bg-white p-1 dark:border-[#8d99ad] dark:bg-[#1b2230]"
            {...search.getListboxProps()}
          >
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <li
                  key={key}
                  className="flex cursor-pointer justify-between rounded-lg p-2 aria-disabled:pointer-events-none aria-disabled:text-[#4d586b] aria-selected:bg-[#e4ecf6] dark:aria-disabled:text-[#b6bfcf] dark:aria-selected:bg-[#283449] [&.Mui-focused]:inset-ring-2 [&.Mui-focused]:inset-ring-[#1a5fb4] dark:[&.Mui-focused]:inset-ring-[#8ab8ff]"
                  {...props}
                >
                  {option.name} <small>{option.closed ? 'closed' : option.city}</small>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <span role="status">
        {search.popupOpen && found.length === 0
          ? 'No such customer.'
          : customer && `Deliver to ${customer.city}.`}
      </span>
    </div>
  );
}
