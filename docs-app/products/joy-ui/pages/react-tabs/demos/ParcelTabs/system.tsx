import Chip from '@mui/joy/Chip';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ParcelTabs() {
  return (
    <Tabs defaultValue="waiting" sx={{ maxWidth: 420 }}>
      <TabList aria-label="Parcels">
        <Tab value="waiting">
          Waiting
          <Chip size="sm" color="primary">
            4
          </Chip>
        </Tab>
        <Tab value="sent">
          Sent
          <Chip size="sm">12</Chip>
        </Tab>
      </TabList>
      <TabPanel value="waiting">Four parcels wait for the courier.</TabPanel>
      <TabPanel value="sent">Twelve parcels are on their way.</TabPanel>
    </Tabs>
  );
}
