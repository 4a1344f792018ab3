import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';

const days = [
  { id: 'Tuesday', text: 'Two boxes between 8 and 10.' },
  { id: 'Friday', text: 'One letter, before noon.' },
];

function Day({ id }: { id: string }) {
  const { getRootProps } = useTab({ value: id });
  return (
    <button
      className="px-3 py-2 border border-transparent rounded-lg bg-transparent text-inherit [font:inherit] text-start cursor-pointer outline-[#1a5fb4] outline-offset-2 dark:outline-[#8ab8ff] aria-selected:border-[#1a5fb4] aria-selected:bg-[#e4ecf6] focus-visible:outline-3 dark:aria-selected:border-[#8ab8ff] dark:aria-selected:bg-[#283449]"
      {...getRootProps()}
    >
      {id}
    </button>
  );
}

function DayList({ children }: { children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });
  return (
    <div className="grid gap-1" {...getRootProps()} aria-label="Deliveries">
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
    <div className="flex flex-wrap items-center gap-3 text-[#1a2233] dark:text-[#e8ecf4]">
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
