import SvgIcon from '@mui/joy/SvgIcon';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function IconTabs() {
  return (
    <Tabs defaultValue="parcel" sx={{ maxWidth: 320 }}>
      <TabList aria-label="Shipment">
        <Tab value="parcel" orientation="vertical">
          <SvgIcon>
            <path d="M3 7l9-4 9 4v10l-9 4-9-4zm9 1 5-2-5-2-5 2z" />
          </SvgIcon>
          Parcel
        </Tab>
        <Tab value="route" orientation="vertical">
          <SvgIcon>
            <path d="M12 2a7 7 0 0 1 7 7c0 5-7 13-7 13S5 14 5 9a7 7 0 0 1 7-7m0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6" />
          </SvgIcon>
          Route
        </Tab>
      </TabList>
      <TabPanel value="parcel">4 kilograms, 60 by 40 centimeters.</TabPanel>
      <TabPanel value="route">From Bergen to Turku.</TabPanel>
    </Tabs>
  );
}
