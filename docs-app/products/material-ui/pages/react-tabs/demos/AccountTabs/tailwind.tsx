import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { name: 'Profile', text: 'Ada Lindqvist, member since 2019.' },
  { name: 'Plan', text: 'Team plan with 8 of 10 seats in use.' },
  { name: 'Billing', text: 'The next invoice is due on the first of the month.' },
];

export default function AccountTabs() {
  const [current, setCurrent] = React.useState('Profile');
  const id = React.useId();

  function handleChange(_event: React.SyntheticEvent, name: string) {
    setCurrent(name);
  }

  return (
    <div>
      <div className="border-b border-[light-dark(#0000001f,#ffffff1f)]">
        <Tabs value={current} onChange={handleChange} aria-label="Account">
          {sections.map(({ name }) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`${id}-tab-${name}`}
              aria-controls={`${id}-panel-${name}`}
            />
          ))}
        </Tabs>
      </div>
      {sections.map(({ name, text }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          tabIndex={0}
          className="p-4"
        >
          {text}
        </div>
      ))}
    </div>
  );
}
