import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './VerticalTabs.css';

const topics = [
  { id: 'profile', name: 'Profile', text: 'Name, picture and language of your account.' },
  { id: 'team', name: 'Team', text: 'Who may see invoices, and who may send them.' },
  { id: 'plan', name: 'Plan', text: 'Up to 50 invoices a month.' },
];

export default function VerticalTabs() {
  const [topic, setTopic] = React.useState<string | number | null>('profile');

  return (
    <Tabs
      className="VerticalTabs"
      value={topic}
      onChange={(_, next) => setTopic(next)}
      orientation="vertical"
      selectionFollowsFocus
    >
      <TabsList className="VerticalTabs-list" aria-label="Settings">
        {topics.map(({ id, name }) => (
          <Tab className="VerticalTabs-tab" key={id} value={id} disabled={id === 'plan'}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {topics.map(({ id, text }) => (
        <TabPanel className="VerticalTabs-panel" key={id} value={id}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
