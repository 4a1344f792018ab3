import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './CountrySelect.css';
import { regions } from './regions.ts';

export default function CountrySelect() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('country');
    setSent(`The order goes out with the country ${String(code)}.`);
  }

  return (
    <form className="CountrySelect" onSubmit={send}>
      <label id="country-label" htmlFor="country">
        Ship to
      </label>
      <Select
        className="CountrySelect-button"
        id="country"
        name="country"
        autoComplete="country"
        required
        defaultValue="AT"
        slots={{ listbox: 'div' }}
        slotProps={{
          popup: { className: 'CountrySelect-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'CountrySelect-list', 'aria-labelledby': 'country-label' },
        }}
      >
        {regions.map(({ name, later, countries }) => (
          <OptionGroup
            className="CountrySelect-group"
            key={name}
            label={name}
            disabled={later}
            slots={{ root: 'div' }}
            slotProps={{
              root: { role: 'group', 'aria-label': name },
              label: { 'aria-hidden': true },
              list: { role: 'presentation' },
            }}
          >
            {countries.map((country) => (
              <Option
                className="CountrySelect-option"
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
      <button className="CountrySelect-submit" type="submit">
        Place the order
      </button>
      <span role="status">{sent}</span>
    </form>
  );
}
