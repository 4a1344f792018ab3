import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

export default function MonthTabs() {
  return (
    <Tabs defaultValue="March" sx={{ maxWidth: 360 }}>
      <TabList aria-label="Months" sx={{ overflow: 'auto', scrollSnapType: 'x mandatory' }}>
        {months.map((month) => (
          <Tab key={month} value={month} sx={{ flex: 'none', scrollSnapAlign: 'start' }}>
            {month}
          </Tab>
        ))}
      </TabList>
      {months.map((month) => (
        <TabPanel key={month} value={month}>
          Invoices of {month}
        </TabPanel>
      ))}
    </Tabs>
  );
}
