import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './ReviewerSelect.css';

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
    <div className="ReviewerSelect">
      <label id="reviewers-label" htmlFor="reviewers">
        Two people who check the stock list
      </label>
      <Select
        className="ReviewerSelect-button"
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
        slotProps={{
          popup: { className: 'ReviewerSelect-popup', disablePortal: true, strategy: 'fixed' },
          listbox: { className: 'ReviewerSelect-list', 'aria-labelledby': 'reviewers-label' },
        }}
      >
        {people.map((person) => (
          <Option className="ReviewerSelect-option" key={person.id} value={person}>
            <strong>{person.name}</strong> {person.team}
          </Option>
        ))}
      </Select>
    </div>
  );
}
