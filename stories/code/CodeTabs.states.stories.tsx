import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeTabs } from '@vitrine/ui/code';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import {
  configTabs,
  highlightTabs,
  listPackageTabs,
  PackageSample,
  SampleTabs,
  type HighlightedTab,
} from './tabSamples.tsx';

const meta = {
  title: 'Docs UI/Code/CodeTabs/States',
  component: CodeTabs,
  args: { id: 'tabs' },
  argTypes: { children: { control: false } },
  loaders: [
    async () => ({
      packages: await highlightTabs(listPackageTabs('npm install -D @mui/material')),
      bundlers: await highlightTabs(configTabs),
    }),
  ],
  render: (_, { loaded, id }) => (
    <StateSheet cellWidth={480}>
      {(cell) => (
        <>
          <PackageSample id={`${id}-${cell}-packages`} tabs={loaded.packages as HighlightedTab[]} />
          <SampleTabs id={`${id}-${cell}-bundlers`} tabs={loaded.bundlers as HighlightedTab[]} />
        </>
      )}
    </StateSheet>
  ),
} satisfies Meta<typeof CodeTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows package manager tabs and code fence tabs in both modes and directions. */
export const Sheet: Story = {};
