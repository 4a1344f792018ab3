import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import './HookTabs.css';

const days = [
  { id: 'Tuesday', text: 'Two boxes between 8 and 10.' },
  { id: 'Friday', text: 'One letter, before noon.' },
];

function Day({ id }: { id: string }) {
  const { getRootProps } = useTab({ value: id });
  return (
    <button className="HookTabs-tab" {...getRootProps()}>
      {id}
    </button>
  );
}

function DayList({ children }: { children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });
  return (
    <div className="HookTabs-list" {...getRootProps()} aria-label="Deliveries">
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </div>
  );
}

function DayPanel({ id, children }: { id: string; children: React.ReactNode }) {
  const { getRootProps, hidden } = useTabPanel({ value: id });
  return (
    <section {...getRootProps()} role="tabpanel">
      {!hidden && children}
    </section>
  );
}

export default function HookTabs() {
  const { contextValue } = useTabs({ defaultValue: 'Tuesday', orientation: 'vertical' });

  return (
    <div className="HookTabs">
      <TabsProvider value={contextValue}>
        <DayList>
          {days.map(({ id }) => (
            <Day key={id} id={id} />
          ))}
        </DayList>
        {days.map(({ id, text }) => (
          <DayPanel key={id} id={id}>
            {text}
          </DayPanel>
        ))}
      </TabsProvider>
    </div>
  );
}
