import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const names = ['Parcels', 'Invoices', 'Returns'];

export default function TabKeys() {
  const [isMirrored, setMirrored] = React.useState(true);
  const direction = isMirrored ? 'rtl' : 'ltr';

  return (
    <Box sx={{ width: '100%', maxWidth: '22rem' }}>
      <Checkbox
        label="Right to left"
        checked={isMirrored}
        onChange={(event) => setMirrored(event.target.checked)}
        sx={{ mb: 2 }}
      />
      <Box dir={direction}>
        <Tabs key={direction} defaultValue="Parcels" direction={direction} selectionFollowsFocus>
          <TabList aria-label="Order 1042">
            {names.map((name) => (
              <Tab key={name} value={name}>
                {name}
              </Tab>
            ))}
          </TabList>
          {names.map((name) => (
            <TabPanel key={name} value={name}>
              {name} of order 1042
            </TabPanel>
          ))}
        </Tabs>
      </Box>
    </Box>
  );
}
