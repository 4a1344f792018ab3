import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function CustomerTabs() {
  return (
    <Tabs defaultValue="orders" sx={{ maxWidth: 420 }}>
      <TabList aria-label="Lind & Daughters">
        <Tab value="orders">Orders</Tab>
        <Tab value="invoices">Invoices</Tab>
        <Tab value="address">Address</Tab>
      </TabList>
      <TabPanel value="orders">Order 1042, two chairs and a table.</TabPanel>
      <TabPanel value="invoices">Invoice 2041, due on 17 March.</TabPanel>
      <TabPanel value="address">Harbor Road 12, Uppsala.</TabPanel>
    </Tabs>
  );
}
