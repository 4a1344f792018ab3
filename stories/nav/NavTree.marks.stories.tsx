import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildNavTree, foldPlanned, NavTree, type NavEntry } from '@vitrine/ui/nav';
import { markedNav, productNav } from '../fixtures/nav.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { withSideColumn } from './withSideColumn.tsx';

const meta = {
  title: 'Docs UI/Navigation/NavTree/Marks',
  component: NavTree,
  decorators: [withSideColumn, withSite],
  args: { nodes: buildNavTree(markedNav), currentPath: '/x/plain' },
} satisfies Meta<typeof NavTree>;

export default meta;

type Story = StoryObj<typeof meta>;

interface Mark {
  entry: Partial<NavEntry>;
  label: string;
}

function showMark({ entry, label }: Mark): Story {
  const pathname = '/x/column-pinning';
  return {
    args: { nodes: buildNavTree([{ pathname, ...entry }, { pathname: '/x/rows' }]) },
    play: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: `Column pinning ${label}` });
      await expect(link).toHaveAttribute('href', pathname);
      await expect(canvas.getByRole('link', { name: 'Rows' })).toBeVisible();
    },
  };
}

/** Shows all badges, and an entry with several badges. Each badge has a distinct text. */
export const AllMarks: Story = {
  parameters: { clauses: ['NAV-18', 'NAV-19', 'NAV-20', 'NAV-22', 'NAV-23', 'NAV-25'] },
  play: async ({ canvas }) => {
    for (const text of ['Pro plan', 'Premium plan', 'New', 'Preview', 'Beta', 'Deprecated'])
      await expect(canvas.getAllByText(text)[0]).toBeVisible();
  },
};

/** Shows the badge of a Pro plan feature. */
export const ProPlan: Story = {
  ...showMark({ entry: { plan: 'pro' }, label: 'Pro plan' }),
  parameters: { clauses: ['NAV-18'] },
};

/** Shows the badge of a Premium plan feature. */
export const PremiumPlan: Story = {
  ...showMark({ entry: { plan: 'premium' }, label: 'Premium plan' }),
  parameters: { clauses: ['NAV-19'] },
};

/** Shows the badge of a new page or a new feature. */
export const NewFeature: Story = {
  ...showMark({ entry: { newFeature: true }, label: 'New' }),
  parameters: { clauses: ['NAV-20'] },
};

/** Renders a planned page as text instead of a link. */
export const Planned: Story = {
  args: {
    nodes: buildNavTree([{ pathname: '/x/tree-map', planned: true }, { pathname: '/x/rows' }]),
  },
  parameters: { clauses: ['NAV-21'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tree map')).toBeVisible();
    await expect(canvas.getByText('Planned')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Folds the planned pages at the end of each group, as on the published site. */
export const FoldedPlanned: Story = {
  args: {
    nodes: foldPlanned(buildNavTree(productNav)),
    currentPath: '/material-ui/react-button',
  },
  parameters: { clauses: ['NAV-21'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Planned')).toBeNull();
    await expect(canvas.getByText('No SSR')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Not written yet (3)'));
    await expect(canvas.getByText('No SSR')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'No SSR' })).toBeNull();
    await expect(canvas.queryByText('Surfaces')).toBeNull();
  },
};

/** Renders the folded planned pages in Chinese from right to left. */
export const FoldedPlannedChinese: Story = {
  ...FoldedPlanned,
  play: undefined,
  globals: { language: 'zh', direction: 'rtl' },
};

/** Shows the badge of a preview feature, which may still change. */
export const Unstable: Story = {
  ...showMark({ entry: { unstable: true }, label: 'Preview' }),
  parameters: { clauses: ['NAV-22'] },
};

/** Shows the badge of a beta feature. */
export const Beta: Story = {
  ...showMark({ entry: { beta: true }, label: 'Beta' }),
  parameters: { clauses: ['NAV-23'] },
};

/** Shows the badge of a legacy feature, which is supported but has a newer alternative. */
export const Legacy: Story = {
  ...showMark({ entry: { legacy: true }, label: 'Legacy' }),
  parameters: { clauses: ['NAV-24'] },
};

/** Shows the badge of a deprecated feature, which will be removed. */
export const Deprecated: Story = {
  ...showMark({ entry: { deprecated: true }, label: 'Deprecated' }),
  parameters: { clauses: ['NAV-25'] },
};

/** Shows badges on a group and on a subheader. */
export const MarkedGroup: Story = {
  parameters: { clauses: ['NAV-18', 'NAV-20', 'NAV-23'] },
  args: {
    nodes: buildNavTree([
      {
        pathname: '/x/charts',
        plan: 'pro',
        newFeature: true,
        children: [{ pathname: '/x/charts/bars' }],
      },
      {
        pathname: '/x/trees',
        subheader: 'trees',
        beta: true,
        children: [{ pathname: '/x/trees/rows' }],
      },
    ]),
    currentPath: '/x/charts/bars',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Charts')).toHaveTextContent('Charts Pro plan New');
    await expect(canvas.getByText('Beta')).toBeVisible();
  },
};
