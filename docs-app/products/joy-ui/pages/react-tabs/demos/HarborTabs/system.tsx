import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function HarborTabs() {
  return (
    <Tabs orientation="vertical" defaultValue="bergen" sx={{ maxWidth: 420, minBlockSize: 160 }}>
      <TabList aria-label="Harbors">
        <Tab value="bergen">Bergen</Tab>
        <Tab value="turku">Turku</Tab>
        <Tab value="porto">Porto</Tab>
      </TabList>
      <TabPanel value="bergen">12 of 20 berths are free.</TabPanel>
      <TabPanel value="turku">3 of 14 berths are free.</TabPanel>
      <TabPanel value="porto">All 30 berths are taken.</TabPanel>
    </Tabs>
  );
}
