import Sheet from '@mui/joy/Sheet';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const hours = [6, 8, 10, 12, 14, 16, 18, 20, 22];

export default function FerryTabs() {
  return (
    <Sheet variant="outlined" sx={{ maxWidth: 340, maxHeight: 180, overflow: 'auto' }}>
      <Tabs defaultValue="out">
        <TabList aria-label="Ferries" sticky="top">
          <Tab value="out">To Turku</Tab>
          <Tab value="back">To Stockholm</Tab>
        </TabList>
        <TabPanel value="out">
          {hours.map((hour) => (
            <div key={hour}>{hour}:00 from quay 3</div>
          ))}
        </TabPanel>
        <TabPanel value="back">
          {hours.map((hour) => (
            <div key={hour}>{hour}:30 from quay 1</div>
          ))}
        </TabPanel>
      </Tabs>
    </Sheet>
  );
}
