import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

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
    <div className="grid justify-items-start gap-2 text-[#1a2233] dark:text-[#e8ecf4]">
      <label id="reviewers-label" htmlFor="reviewers">
        Two people who check the stock list
      </label>
      <Select
        className="min-w-55 cursor-pointer rounded-lg border border-[#6b7689] bg-white px-3 py-2 text-start text-[#1a2233] outline-[#1a5fb4] [font:inherit] after:float-end after:content-['▾'_/_''] focus-visible:outline-3 dark:border-[#8d99ad] dark:bg-[#1b2230] dark:text-[#e8ecf4] dark:outline-[#8ab8ff]"
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
          popup: { className: 'z-1', disablePortal: true, strategy: 'fixed' },
          listbox: {
            className:
              'mx-0 my-1 min-w-55 list-none border border-[#6b7689] bg-white p-0 outline-0 dark:border-[#8d99ad] dark:bg-[#1b2230]',
            'aria-labelledby': 'reviewers-label',
          },
        }}
      >
        {people.map((person) => (
          <Option
            className="cursor-pointer px-3 py-2 outline-0 before:content-['☐_'_/_''] [&.base-Option-highlighted]:bg-[#1a5fb4] [&.base-Option-highlighted]:text-white dark:[&.base-Option-highlighted]:bg-[#8ab8ff] dark:[&.base-Option-highlighted]:text-[#0e1726] [&.base--selected]:before:content-['☑_'_/_'']"
            key={person.id}
            value={person}
          >
            <strong>{person.name}</strong> {person.team}
          </Option>
        ))}
      </Select>
    </div>
  );
}
