import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import DraftsIcon from '@mui/icons-material/Drafts';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

const folders = [
  { name: 'Inbox', icon: <InboxIcon />, text: '3 new messages' },
  { name: 'Drafts', icon: <DraftsIcon />, text: '1 unfinished message' },
  { name: 'Sent', icon: <SendIcon />, text: '27 messages this month' },
];

export default function IconTabs() {
  const [current, setCurrent] = React.useState('Inbox');
  const id = React.useId();

  return (
    <div>
      <Tabs
        variant="fullWidth"
        value={current}
        onChange={(_event, name: string) => setCurrent(name)}
        aria-label="Mail folders"
      >
        {folders.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            icon={icon}
            label={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
          />
        ))}
      </Tabs>
      {folders.map(({ name, text }) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          hidden={name !== current}
          tabIndex={0}
          sx={{ p: 2, textAlign: 'center' }}
        >
          {text}
        </Box>
      ))}
    </div>
  );
}
