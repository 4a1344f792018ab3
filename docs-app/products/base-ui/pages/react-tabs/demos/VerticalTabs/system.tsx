import * as React from 'react';
import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const topics = [
  { id: 'profile', name: 'Profile', text: 'Name, picture and language of your account.' },
  { id: 'team', name: 'Team', text: 'Who may see invoices, and who may send them.' },
  { id: 'plan', name: 'Plan', text: 'Up to 50 invoices a month.' },
];

export default function VerticalTabs() {
  const [topic, setTopic] = React.useState<string | number | null>('profile');

  return (
    <Tabs
      value={topic}
      onChange={(_, next) => setTopic(next)}
      orientation="vertical"
      selectionFollowsFocus
    >
      <TabsList aria-label="Settings">
        {topics.map(({ id, name }) => (
          <Tab key={id} value={id} disabled={id === 'plan'}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {topics.map(({ id, text }) => (
        <TabPanel key={id} value={id}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  background: 'light-dark(#f3f5f9, #131923)',
};

const Tabs = styled(BaseTabs)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
}));

const TabsList = styled(BaseTabsList)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  minWidth: 140,
  padding: theme.spacing(0.5),
  borderRadius: 8,
  backgroundColor: colors.background,
}));

const Tab = styled(BaseTab)(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: 0,
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: colors.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}` },
  [`&.${tabClasses.selected}`]: {
    backgroundColor: colors.primary,
    color: colors.onPrimary,
    forcedColorAdjust: 'none',
  },
  [`&.${tabClasses.disabled}`]: { opacity: 0.5, cursor: 'default' },
}));

const TabPanel = styled(BaseTabPanel)(({ theme }) => ({
  flex: '1 1 200px',
  padding: theme.spacing(1),
  color: colors.text,
}));
