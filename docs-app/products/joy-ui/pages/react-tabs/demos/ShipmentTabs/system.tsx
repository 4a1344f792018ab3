import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function ShipmentTabs() {
  return (
    <Tabs defaultValue="parcels" sx={{ maxWidth: 420 }}>
      <TabList aria-label="Shipment 77" tabFlex={1} underlinePlacement="top">
        <Tab value="parcels" indicatorPlacement="top" indicatorInset>
          Parcels
        </Tab>
        <Tab value="customs" indicatorPlacement="top" indicatorInset>
          Customs
        </Tab>
        <Tab value="costs" indicatorPlacement="top" indicatorInset>
          Costs
        </Tab>
      </TabList>
      <TabPanel value="parcels">Six parcels, 48 kilograms.</TabPanel>
      <TabPanel value="customs">Cleared in Turku on 3 May.</TabPanel>
      <TabPanel value="costs">212 euros, paid by the sender.</TabPanel>
    </Tabs>
  );
}
