import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const steps = [
  { name: 'Address', text: 'Harbour Street 200, second floor.' },
  { name: 'Delivery', text: 'Standard delivery, two to four days.' },
  { name: 'Payment', text: 'Paid by invoice within 30 days.' },
  { name: 'Receipt', text: 'Available after the payment.', disabled: true },
];

export default function VerticalTabs() {
  const [current, setCurrent] = React.useState('Address');
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex' }}>
      <Tabs
        orientation="vertical"
        value={current}
        onChange={(_event, name: string) => setCurrent(name)}
        aria-label="Order details"
        sx={{ flexShrink: 0, borderInlineEnd: '1px solid', borderColor: 'divider' }}
      >
        {steps.map(({ name, disabled }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            disabled={disabled}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {steps.map(({ name, text }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          tabIndex={0}
          sx={{ flexGrow: 1, px: 2, py: 1.5 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
