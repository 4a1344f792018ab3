import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildNavTree, NavTree } from '@vitrine/ui/nav';
import { markedNav, nestedNav } from '../fixtures/nav.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Navigation/NavTree/States',
  component: NavTree,
  decorators: [withSite],
  args: {
    nodes: buildNavTree([...nestedNav, ...markedNav]),
    currentPath: '/x/react-data-grid/column-pinning',
  },
  render: (args) => <StateSheet cellWidth={288}>{() => <NavTree {...args} />}</StateSheet>,
} satisfies Meta<typeof NavTree>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows nested groups, the current page and all badges in both modes and directions. */
export const Sheet: Story = {};
