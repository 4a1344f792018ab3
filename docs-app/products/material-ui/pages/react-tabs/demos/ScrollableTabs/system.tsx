import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  { name: 'January', orders: 31 },
  { name: 'February', orders: 28 },
  { name: 'March', orders: 44 },
  { name: 'April', orders: 39 },
  { name: 'May', orders: 52 },
  { name: 'June', orders: 61 },
  { name: 'July', orders: 47 },
  { name: 'August', orders: 35 },
  { name: 'September', orders: 58 },
  { name: 'October', orders: 66 },
  { name: 'November', orders: 90 },
  { name: 'December', orders: 112 },
];

export default function ScrollableTabs() {
  const [current, setCurrent] = React.useState('January');
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        value={current}
        onChange={(_event, name: string) => setCurrent(name)}
        aria-label="Orders by month"
      >
        {months.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {months.map(({ name, orders }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {orders} orders in {name}
        </Box>
      ))}
    </Box>
  );
}
