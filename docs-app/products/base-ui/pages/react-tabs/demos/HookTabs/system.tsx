import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { styled } from '@mui/system';

const days = [
  { id: 'Tuesday', text: 'Two boxes between 8 and 10.' },
  { id: 'Friday', text: 'One letter, before noon.' },
];

function Day({ id }: { id: string }) {
  const { getRootProps } = useTab({ value: id });
  return <Tab {...getRootProps()}>{id}</Tab>;
}

function DayList({ children }: { children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef });
  return (
    <List {...getRootProps()} aria-label="Deliveries">
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </List>
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
    <Row>
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
    </Row>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  soft: 'light-dark(#e4ecf6, #283449)',
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
}));

const Tab = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-selected="true"]': { borderColor: colors.primary, backgroundColor: colors.soft },
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));
