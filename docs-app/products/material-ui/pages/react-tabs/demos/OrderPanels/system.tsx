import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function OrderPanels() {
  const [current, setCurrent] = React.useState('items');

  return (
    <TabContext value={current}>
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <TabList onChange={(_event, value: string) => setCurrent(value)} aria-label="Order 1042">
          <Tab value="items" label="Items" />
          <Tab value="address" label="Address" />
        </TabList>
      </Box>
      <TabPanel value="items" tabIndex={0} sx={{ px: 0 }}>
        Two desk lamps and a side table
      </TabPanel>
      <TabPanel value="address" keepMounted sx={{ px: 0 }}>
        <TextField label="Street" defaultValue="4 Mill Lane" />
      </TabPanel>
    </TabContext>
  );
}
