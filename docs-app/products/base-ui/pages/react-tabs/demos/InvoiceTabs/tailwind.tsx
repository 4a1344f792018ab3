import * as React from 'react';
import { Tab as BaseTab, type TabProps } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel, type TabPanelProps } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="cursor-pointer border-0 bg-transparent px-4 pt-2 pb-[11px] text-[#4d586b] -outline-offset-3 outline-[#1a5fb4] [font:inherit] hover:text-[#1a2233] focus-visible:outline-3 dark:text-[#b6bfcf] dark:outline-[#8ab8ff] dark:hover:text-[#e8ecf4] [&.base--selected]:border-b-3 [&.base--selected]:border-solid [&.base--selected]:border-current [&.base--selected]:pb-2 [&.base--selected]:font-semibold [&.base--selected]:text-[#1a5fb4] dark:[&.base--selected]:text-[#8ab8ff]"
    />
  );
}

function TabPanel(props: TabPanelProps) {
  return <BaseTabPanel {...props} className="p-4 text-[#1a2233] dark:text-[#e8ecf4]" />;
}

export default function InvoiceTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');

  function readDirection({ currentTarget }: React.FocusEvent) {
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  }

  return (
    <Tabs defaultValue="items" direction={direction} onFocus={readDirection}>
      <TabsList
        className="flex flex-wrap gap-1 border-b border-[#d0d7e2] dark:border-[#3a4458]"
        aria-label="Invoice 318"
      >
        <Tab value="items">Items</Tab>
        <Tab value="payments">Payments</Tab>
        <Tab value="history">History</Tab>
      </TabsList>
      <TabPanel value="items">Two mugs and a teapot, €64.00 in all.</TabPanel>
      <TabPanel value="payments">€40.00 paid by card on 3 May, €24.00 are due.</TabPanel>
      <TabPanel value="history">Sent on 28 April, reminded on 2 May.</TabPanel>
    </Tabs>
  );
}
