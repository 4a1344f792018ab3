import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function MonthTabs() {
  return (
    <Tabs defaultValue="January" sx={{ maxWidth: 320 }}>
      <TabList aria-label="Months" sx={{ overflow: 'auto' }}>
        {months.map((month) => (
          <Tab key={month} value={month} sx={{ flex: 'none' }}>
            {month}
          </Tab>
        ))}
      </TabList>
      {months.map((month, index) => (
        <TabPanel key={month} value={month}>
          {40 + index * 3} bookings in {month}.
        </TabPanel>
      ))}
    </Tabs>
  );
}
