import * as React from 'react';
import { useAutocomplete } from '@mui/base/useAutocomplete';
import './CustomerSearch.css';

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
    <div className="CustomerSearch">
      <label
        className="CustomerSearch-label"
        htmlFor="customer-search"
        {...search.getInputLabelProps()}
      >
        Customer
      </label>
      <div className="CustomerSearch-field" {...search.getRootProps()}>
        <input {...search.getInputProps()} placeholder="Name of a shop" />
        {search.dirty && (
          <button {...search.getClearProps()} aria-label="Clear">
            ×
          </button>
        )}
        {found.length > 0 && (
          <ul className="CustomerSearch-list" {...search.getListboxProps()}>
            {found.map((option, index) => {
              const { key, ...props } = search.getOptionProps({ option, index });
              return (
                <li key={key} {...props}>
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
