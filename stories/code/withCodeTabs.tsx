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

/** Installs code tabs in a story. `parameters.storage` stores the selected tab. */
export const withCodeTabs: Decorator = (Story, { parameters }) => (
  <TabsStage storage={parameters.storage as CodeTabsStorage}>
    <Story />
  </TabsStage>
);
