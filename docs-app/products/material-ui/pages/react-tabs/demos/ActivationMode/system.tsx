import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const forecasts = [
  { name: 'Today', text: 'Light rain until noon, 14 degrees.' },
  { name: 'Week', text: 'Dry from Wednesday, up to 21 degrees.' },
  { name: 'Month', text: 'Slightly warmer than usual.' },
];

export default function ActivationMode() {
  const [current, setCurrent] = React.useState('Today');
  const [automatic, setAutomatic] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={automatic} onChange={(event) => setAutomatic(event.target.checked)} />
        }
        label="Select a tab as soon as it has focus"
      />
      <Tabs
        selectionFollowsFocus={automatic}
        value={current}
        onChange={(_event, name: string) => setCurrent(name)}
        aria-label="Forecast"
      >
        {forecasts.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {forecasts.map(({ name, text }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </div>
  );
}
