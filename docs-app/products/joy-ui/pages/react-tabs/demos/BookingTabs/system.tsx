import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BookingTabs() {
  return (
    <Tabs
      size="lg"
      variant="outlined"
      defaultValue="guests"
      sx={{
        maxWidth: 420,
        borderRadius: 'md',
        overflow: 'hidden',
        '--Tabs-spacing': '1.5rem',
        '--Tab-indicatorThickness': '4px',
      }}
    >
      <TabList aria-label="Booking 204" variant="soft">
        <Tab value="guests" color="success">
          Guests
        </Tab>
        <Tab value="meals" color="success">
          Meals
        </Tab>
      </TabList>
      <TabPanel value="guests" variant="soft">
        Two adults and a child.
      </TabPanel>
      <TabPanel value="meals">Breakfast from 7 to 10.</TabPanel>
    </Tabs>
  );
}
