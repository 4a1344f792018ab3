import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function PeriodTabs() {
  return (
    <Tabs defaultValue="week" sx={{ maxWidth: 320, bgcolor: 'transparent' }}>
      <TabList
        aria-label="Period"
        disableUnderline
        tabFlex={1}
        sx={{
          padding: 0.5,
          gap: 0.5,
          borderRadius: 'md',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            boxShadow: 'sm',
            bgcolor: 'background.surface',
          },
        }}
      >
        <Tab value="week" disableIndicator sx={{ borderRadius: 'sm' }}>
          Week
        </Tab>
        <Tab value="month" disableIndicator sx={{ borderRadius: 'sm' }}>
          Month
        </Tab>
      </TabList>
      <TabPanel value="week">14 orders, 2,310 euros.</TabPanel>
      <TabPanel value="month">61 orders, 9,840 euros.</TabPanel>
    </Tabs>
  );
}
