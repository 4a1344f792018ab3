import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled, useTheme } from '@mui/system';

export default function InvoiceTabs() {
  const { direction } = useTheme();

  return (
    <Tabs defaultValue="items" direction={direction}>
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

const TabsList = styled(BaseTabsList)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Tab = styled(BaseTab)(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  borderBottom: '3px solid transparent',
  backgroundColor: 'transparent',
  color: theme.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: theme.palette.text.primary },
  '&:focus-visible': { outline: `3px solid ${theme.palette.primary.main}`, outlineOffset: -3 },
  [`&.${tabClasses.selected}`]: {
    borderColor: theme.palette.primary.main,
    color: theme.palette.primary.main,
    fontWeight: 600,
  },
}));

const TabPanel = styled(BaseTabPanel)(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.palette.text.primary,
}));
