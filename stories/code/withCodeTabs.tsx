import * as React from 'react';
import type { Decorator } from '@storybook/react-vite';
import { installCodeTabs, type CodeTabsStorage } from '@vitrine/ui/code';

interface TabsStageProps {
  storage: CodeTabsStorage;
  children: React.ReactNode;
}

function TabsStage({ storage, children }: TabsStageProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useLayoutEffect(
    () => (ref.current ? installCodeTabs({ root: ref.current, storage }) : undefined),
    [storage],
  );
  return <div ref={ref}>{children}</div>;
}

/** Lets a story's reader choose tabs of code; the parameters say where the choice is kept. */
export const withCodeTabs: Decorator = (Story, { parameters }) => (
  <TabsStage storage={parameters.storage as CodeTabsStorage}>
    <Story />
  </TabsStage>
);
