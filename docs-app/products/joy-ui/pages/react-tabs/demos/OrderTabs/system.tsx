import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Textarea from '@mui/joy/Textarea';

export default function OrderTabs() {
  return (
    <Tabs defaultValue="notes" sx={{ maxWidth: 420 }}>
      <TabList aria-label="Order 1042">
        <Tab value="items">Items</Tab>
        <Tab value="notes">Notes</Tab>
      </TabList>
      <TabPanel value="items">Two chairs and a table, 418 euros.</TabPanel>
      <TabPanel value="notes" keepMounted>
        <Textarea aria-label="Notes" minRows={2} defaultValue="Ring twice." />
      </TabPanel>
    </Tabs>
  );
}
