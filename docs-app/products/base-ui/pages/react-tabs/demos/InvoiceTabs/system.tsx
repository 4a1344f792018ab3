import * as React from 'react';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

export default function InvoiceTabs() {
  const [direction, setDirection] = React.useState<'ltr' | 'rtl'>('ltr');

  function readDirection({ currentTarget }: React.FocusEvent) {
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
  }

  return (
    <Tabs defaultValue="items" direction={direction} onFocus={readDirection}>
      <TabsList aria-label="Invoice 318">
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

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  secondary: 'light-dark(#4d586b, #b6bfcf)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  divider: 'light-dark(#d0d7e2, #3a4458)',
};

const TabsList = styled(BaseTabsList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  borderBottom: `1px solid ${colors.divider}`,
}));

const Tab = styled(BaseTab)({
  padding: '8px 16px 11px',
  border: 0,
  backgroundColor: 'transparent',
  color: colors.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: colors.text },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: -3 },
  [`&.${tabClasses.selected}`]: {
    paddingBottom: 8,
    borderBottom: '3px solid',
    color: colors.primary,
    fontWeight: 600,
  },
});

const TabPanel = styled(BaseTabPanel)(({ theme }) => ({
  padding: theme.spacing(2),
  color: colors.text,
}));
