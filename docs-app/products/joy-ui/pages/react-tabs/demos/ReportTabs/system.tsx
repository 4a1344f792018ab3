import { useTheme } from '@mui/joy/styles';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ReportTabs() {
  const { direction } = useTheme() as { direction?: 'ltr' | 'rtl' };

  return (
    <Tabs defaultValue="sales" selectionFollowsFocus direction={direction} sx={{ maxWidth: 420 }}>
      <TabList aria-label="Report for May">
        <Tab value="sales">Sales</Tab>
        <Tab value="forecast" disabled>
          Forecast
        </Tab>
        <Tab value="returns">Returns</Tab>
      </TabList>
      <TabPanel value="sales">61 orders, 9,840 euros.</TabPanel>
      <TabPanel value="forecast">No forecast yet.</TabPanel>
      <TabPanel value="returns">Four chairs, 236 euros.</TabPanel>
    </Tabs>
  );
}
