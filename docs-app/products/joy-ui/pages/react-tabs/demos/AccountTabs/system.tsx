import * as React from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function AccountTabs() {
  const [tab, setTab] = React.useState<string | number | null>('profile');

  return (
    <>
      <Button variant="soft" onClick={() => setTab('invoices')}>
        Two invoices are overdue
      </Button>
      <Tabs
        value={tab}
        onChange={(_, value) => setTab(value)}
        sx={{ maxWidth: 420, marginBlockStart: 2 }}
      >
        <TabList aria-label="Account of Vik Paper">
          <Tab value="profile">Profile</Tab>
          <Tab value="invoices">Invoices</Tab>
        </TabList>
        <TabPanel value="profile">Vik Paper, Oslo, customer for 12 years.</TabPanel>
        <TabPanel value="invoices">Invoices 2038 and 2041 are overdue.</TabPanel>
      </Tabs>
    </>
  );
}
