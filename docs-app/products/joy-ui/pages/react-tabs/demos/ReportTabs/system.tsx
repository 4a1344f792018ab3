import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ReportTabs() {
  return (
    <Tabs defaultValue="sales" selectionFollowsFocus sx={{ maxWidth: 420 }}>
      <TabList aria-label="Report for May">
        <Tab value="sales">Sales</Tab>
        <Tab value="forecast">Forecast</Tab>
        <Tab value="returns">Returns</Tab>
      </TabList>
      <TabPanel value="sales">61 orders, 9,840 euros.</TabPanel>
      <TabPanel value="forecast">About 70 orders in June.</TabPanel>
      <TabPanel value="returns">Four chairs, 236 euros.</TabPanel>
    </Tabs>
  );
}
