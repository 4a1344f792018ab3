import * as React from 'react';
import { useTheme } from '@mui/joy/styles';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Textarea from '@mui/joy/Textarea';

export default function OrderTabs() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };
  const [tab, setTab] = React.useState<string | number | null>('items');

  return (
    <Tabs
      value={tab}
      onChange={(_, value) => setTab(value)}
      direction={direction}
      selectionFollowsFocus
      sx={{ maxWidth: 420 }}
    >
      <TabList aria-label="Order 1042">
        <Tab value="items">Items</Tab>
        <Tab value="notes">Notes</Tab>
        <Tab value="history" disabled>
          History
        </Tab>
      </TabList>
      <TabPanel value="items">Two chairs and a table, 418 euros.</TabPanel>
      <TabPanel value="notes" keepMounted>
        <Textarea aria-label="Notes" minRows={2} defaultValue="Ring twice." />
      </TabPanel>
      <TabPanel value="history">Nothing yet.</TabPanel>
    </Tabs>
  );
}
