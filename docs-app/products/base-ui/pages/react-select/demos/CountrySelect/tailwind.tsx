import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import { regions } from './regions.ts';

export default function CountrySelect() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('country');
    setSent(`The order goes out with the country ${String(code)}.`);
  }

  return (
    <form
      className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]"
      onSubmit={send}
    >
      <label id="country-label" htmlFor="country">
        Ship to
      </label>
      <Select
        className="min-w-50 cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-start text-[#1a2233] outline-[#1a5fb4] [font:inherit] after:float-end after:content-['▾'_/_''] dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff] [&.base--expanded]:border-[#1a5fb4] dark:[&.base--expanded]:border-[#8ab8ff] [&.base--focusVisible]:outline-3"
        id="country"
        name="country"
        autoComplete="country"
        required
        defaultValue="AT"
        slots={{ listbox: 'div' }}
        slotProps={{
          popup: { className: 'z-1', disablePortal: true, strategy: 'fixed' },
          listbox: {
            className:
              'mx-0 my-1 min-w-50 rounded-lg border border-[#6b7689] bg-white p-1 outline-0 dark:border-[#8d99ad] dark:bg-[#1b2230]',
            'aria-labelledby': 'country-label',
          },
        }}
      >
        {regions.map(({ name, later, countries }) => (
          <OptionGroup
            key={name}
            label={name}
            disabled={later}
            slots={{ root: 'div' }}
            slotProps={{
              root: { role: 'group', 'aria-label': name },
              label: {
                className:
                  'block px-3 pt-2 pb-1 text-[0.875rem] text-[#4d586b] dark:text-[#b6bfcf]',
                'aria-hidden': true,
              },
              list: { className: 'm-0 list-none p-0', role: 'presentation' },
            }}
          >
            {countries.map((country) => (
              <Option
                className="flex cursor-pointer justify-between rounded-lg px-3 py-2 outline-0 [&.base--disabled]:cursor-default [&.base--disabled]:text-[#4d586b] dark:[&.base--disabled]:text-[#b6bfcf] [&.base--selected]:bg-[#e4ecf6] [&.base--selected]:font-semibold dark:[&.base--selected]:bg-[#283449] [&.base-Option-highlighted]:inset-ring-2 [&.base-Option-highlighted]:inset-ring-[#1a5fb4] dark:[&.base-Option-highlighted]:inset-ring-[#8ab8ff]"
                key={country.code}
                value={country.code}
                label={country.name}
                disabled={later}
              >
                {country.name} <span>{country.price}</span>
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
      <button
        className="cursor-pointer rounded-lg border-0 bg-[#1a5fb4] px-4 py-2 text-white outline-offset-2 outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:bg-[#8ab8ff] dark:text-[#0e1726] dark:outline-[#8ab8ff]"
        type="submit"
      >
        Place the order
      </button>
      <span role="status">{sent}</span>
    </form>
  );
}
