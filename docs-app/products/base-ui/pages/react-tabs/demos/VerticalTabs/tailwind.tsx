import * as React from 'react';
import { Tab as BaseTab, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const topics = [
  { id: 'profile', name: 'Profile', text: 'Name, picture and language of your account.' },
  { id: 'team', name: 'Team', text: 'Who may see invoices, and who may send them.' },
  { id: 'plan', name: 'Plan', text: 'Up to 50 invoices a month.' },
];

function Tab(props: TabProps) {
  return (
    <BaseTab
      {...props}
      className="cursor-pointer rounded-lg border-0 bg-transparent px-3 py-2 text-start text-[#1a2233] outline-[#1a5fb4] [font:inherit] focus-visible:outline-3 dark:text-[#e8ecf4] dark:outline-[#8ab8ff] [&.base--disabled]:cursor-default [&.base--disabled]:opacity-50 [&.base--selected]:bg-[#1a5fb4] [&.base--selected]:forced-color-adjust-none [&.base--selected]:text-white dark:[&.base--selected]:bg-[#8ab8ff] dark:[&.base--selected]:text-[#0e1726]"
    />
  );
}

export default function VerticalTabs() {
  const [topic, setTopic] = React.useState<string | number | null>('profile');

  return (
    <Tabs
      className="flex flex-wrap gap-4"
      value={topic}
      onChange={(_, next) => setTopic(next)}
      orientation="vertical"
      selectionFollowsFocus
    >
      <TabsList
        className="grid min-w-35 content-start rounded-lg bg-[#f3f5f9] p-1 dark:bg-[#131923]"
        aria-label="Settings"
      >
        {topics.map(({ id, name }) => (
          <Tab key={id} value={id} disabled={id === 'plan'}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {topics.map(({ id, text }) => (
        <TabPanel
          className="flex-[1_1_200px] p-2 text-[#1a2233] dark:text-[#e8ecf4]"
          key={id}
          value={id}
        >
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
