import * as React from 'react';
import { Option as BaseOption, optionClasses } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { styled } from '@mui/system';

const people = [
  { id: 'mia', name: 'Mia Berg', team: 'Orders' },
  { id: 'jon', name: 'Jon Ruiz', team: 'Stock' },
  { id: 'ada', name: 'Ada Lind', team: 'Delivery' },
];

/** Saved reviewer from another request: equal to the first person, but another object. */
const saved = { id: 'mia', name: 'Mia Berg', team: 'Orders' };

export default function ReviewerSelect() {
  const [chosen, setChosen] = React.useState([saved]);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  return (
    <Column>
      <label id="reviewers-label" htmlFor="reviewers">
        Two people who check the stock list
      </label>
      <Select
        ref={buttonRef}
        id="reviewers"
        name="reviewers"
        multiple
        value={chosen}
        onChange={(_, next) => {
          setChosen(next);
          if (next.length < 2) return;
          setOpen(false);
          buttonRef.current?.focus();
        }}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
        listboxId="reviewers-list"
        areOptionsEqual={(a, b) => a.id === b.id}
        getOptionAsString={({ value }) => value.name}
        getSerializedValue={(options) => options.map(({ value }) => value.id).join(' ')}
        renderValue={(options) => options.map(({ value }) => value.name).join(' and ') || null}
        placeholder="Nobody yet"
        slots={{ root: Button, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { disablePortal: true, strategy: 'fixed' },
          listbox: { 'aria-labelledby': 'reviewers-label' },
        }}
      >
        {people.map((person) => (
          <Option key={person.id} value={person}>
            <strong>{person.name}</strong> {person.team}
          </Option>
        ))}
      </Select>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: colors.text,
}));

const Button = styled('button')(({ theme }) => ({
  minWidth: 220,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: colors.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '"▾" / ""', float: 'inline-end' },
  '&:focus-visible': { outline: `3px solid ${colors.primary}` },
}));

const Popup = styled('div')({ zIndex: 1 });

const Listbox = styled('ul')(({ theme }) => ({
  minWidth: 220,
  margin: theme.spacing(0.5, 0),
  padding: 0,
  border: `1px solid ${colors.border}`,
  outline: 0,
  backgroundColor: colors.paper,
  listStyle: 'none',
}));

const Option = styled(BaseOption)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  outline: 0,
  cursor: 'pointer',
  '&::before': { content: '"☐ " / ""' },
  [`&.${optionClasses.selected}::before`]: { content: '"☑ " / ""' },
  [`&.${optionClasses.highlighted}`]: {
    backgroundColor: colors.primary,
    color: colors.onPrimary,
  },
}));
