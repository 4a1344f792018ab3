import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function QuayTabs() {
  return (
    <Tabs defaultValue="north" sx={{ maxWidth: 420 }}>
      <TabList aria-label="Quays">
        <Tab value="north">North quay</Tab>
        <Tab value="east" disabled>
          East quay
        </Tab>
        <Tab value="west">West quay</Tab>
      </TabList>
      <TabPanel value="north">Four of six berths are free.</TabPanel>
      <TabPanel value="east">Closed until 12 May.</TabPanel>
      <TabPanel value="west">One of three berths is free.</TabPanel>
    </Tabs>
  );
}
