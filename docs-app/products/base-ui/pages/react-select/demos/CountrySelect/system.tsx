import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { OptionGroup as BaseOptionGroup, optionGroupClasses } from '@mui/base/OptionGroup';
import { Select, selectClasses } from '@mui/base/Select';
import { styled } from '@mui/system';
import { regions } from './regions.ts';

export default function CountrySelect() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('country');
    setSent(`The order goes out with the country ${String(code)}.`);
  }

  return (
    <Form onSubmit={send}>
      <label id="country-label" htmlFor="country">
        Ship to
      </label>
      <Select
        id="country"
        name="country"
        autoComplete="country"
        required
        defaultValue="AT"
        slots={{ root: Button, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { disablePortal: true, strategy: 'fixed' },
          listbox: { 'aria-labelledby': 'country-label' },
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
              label: { 'aria-hidden': true },
              list: { role: 'presentation' },
            }}
          >
            {countries.map((country) => (
              <Option key={country.code} value={country.code} label={country.name} disabled={later}>
                {country.name} <span>{country.price}</span>
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
      <Submit type="submit">Place the order</Submit>
      <span role="status">{sent}</span>
    </Form>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  soft: 'light-dark(#e4ecf6, #283449)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  minWidth: 200,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  [`&.${selectClasses.expanded}`]: { borderColor: colors.primary },
  [`&.${selectClasses.focusVisible}`]: { outline: `3px solid ${colors.primary}` },
}));

const Submit = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('div')(({ theme }) => ({
  minWidth: 200,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  outline: 0,
  backgroundColor: colors.paper,
}));

const OptionGroup = styled(BaseOptionGroup)(({ theme }) => ({
  [`& .${optionGroupClasses.label}`]: {
    display: 'block',
    padding: theme.spacing(1, 1.5, 0.5),
    color: colors.secondary,
    fontSize: '0.875rem',
  },
  [`& .${optionGroupClasses.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
}));

const Option = styled(BaseOption)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  padding: theme.spacing(1, 1.5),
  borderRadius: 8,
  outline: 0,
  cursor: 'pointer',
  [`&.${optionClasses.highlighted}`]: { boxShadow: `inset 0 0 0 2px ${colors.primary}` },
  [`&.${optionClasses.selected}`]: { backgroundColor: colors.soft, fontWeight: 600 },
  [`&.${optionClasses.disabled}`]: { color: colors.secondary, cursor: 'default' },
}));
