import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './InvoiceTabs.css';

export default function InvoiceTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');

  function readDirection({ currentTarget }: React.FocusEvent) {
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  }

  return (
    <Tabs defaultValue="items" direction={direction} onFocus={readDirection}>
      <TabsList className="InvoiceTabs-list" aria-label="Invoice 318">
        <Tab className="InvoiceTabs-tab" value="items">
          Items
        </Tab>
        <Tab className="InvoiceTabs-tab" value="payments">
          Payments
        </Tab>
        <Tab className="InvoiceTabs-tab" value="history">
          History
        </Tab>
      </TabsList>
      <TabPanel className="InvoiceTabs-panel" value="items">
        Two mugs and a teapot, €64.00 in all.
      </TabPanel>
      <TabPanel className="InvoiceTabs-panel" value="payments">
        €40.00 paid by card on 3 May, €24.00 are due.
      </TabPanel>
      <TabPanel className="InvoiceTabs-panel" value="history">
        Sent on 28 April, reminded on 2 May.
      </TabPanel>
    </Tabs>
  );
}
