import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const names = ['Parcels', 'Invoices', 'Returns'];

const themes = {
  ltr: (outer: Theme): Theme => ({ ...outer, direction: 'ltr' }),
  rtl: (outer: Theme): Theme => ({ ...outer, direction: 'rtl' }),
};

export default function TabKeys() {
  const [isMirrored, setIsMirrored] = React.useState(true);
  const [current, setCurrent] = React.useState('Parcels');
  const id = React.useId();
  const direction = isMirrored ? 'rtl' : 'ltr';

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={isMirrored} onChange={(_, checked) => setIsMirrored(checked)} />}
        label="Right to left"
      />
      <ThemeProvider theme={themes[direction]}>
        <Box dir={direction}>
          <Tabs
            value={current}
            onChange={(_event, name: string) => setCurrent(name)}
            selectionFollowsFocus
            aria-label="Order 1482"
          >
            {names.map((name) => (
              <Tab
                key={name}
                value={name}
                label={name}
                id={`${id}-${name}`}
                aria-controls={`${id}-panel`}
              />
            ))}
          </Tabs>
          <Box
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${current}`}
            tabIndex={0}
            sx={{ p: 2, color: 'text.primary' }}
          >
            {current} of order 1482
          </Box>
        </Box>
      </ThemeProvider>
    </Box>
  );
}
