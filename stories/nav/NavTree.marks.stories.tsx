import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildNavTree, NavTree, type NavEntry } from '@vitrine/ui';
import { markedNav } from '../fixtures/nav.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { withSideColumn } from './withSideColumn.tsx';

const meta = {
  title: 'Docs UI/Navigation/NavTree marks',
  component: NavTree,
  decorators: [withSideColumn, withSite],
  args: { nodes: buildNavTree(markedNav), currentPath: '/x/plain' },
} satisfies Meta<typeof NavTree>;

export default meta;

type Story = StoryObj<typeof meta>;

interface Mark {
  clause: string;
  entry: Partial<NavEntry>;
  label: string;
}

function showMark({ clause, entry, label }: Mark): Story {
  const pathname = '/x/column-pinning';
  return {
    args: { nodes: buildNavTree([{ pathname, ...entry }, { pathname: '/x/rows' }]) },
    parameters: { clauses: [clause] },
    play: async ({ canvas }) => {
      const link = canvas.getByRole('link', { name: `Column pinning ${label}` });
      await expect(link).toHaveAttribute('href', pathname);
      await expect(canvas.getByRole('link', { name: 'Rows' })).toBeVisible();
    },
  };
}

/** Every mark, and an entry with several; each differs in its text, most also in their outline. */
export const AllMarks: Story = {};

/** The page is about something that needs the Pro plan. */
export const ProPlan = showMark({ clause: 'NAV-18', entry: { plan: 'pro' }, label: 'Pro plan' });

/** The page is about something that needs the Premium plan. */
export const PremiumPlan = showMark({
  clause: 'NAV-19',
  entry: { plan: 'premium' },
  label: 'Premium plan',
});

/** The page, or what it is about, is new. */
export const NewFeature = showMark({ clause: 'NAV-20', entry: { newFeature: true }, label: 'New' });

/** The page is not written yet: it is text, not a link. */
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

/** What the page is about may still change. */
export const Unstable = showMark({ clause: 'NAV-22', entry: { unstable: true }, label: 'Preview' });

/** What the page is about is in its beta. */
export const Beta = showMark({ clause: 'NAV-23', entry: { beta: true }, label: 'Beta' });

/** There is a newer way; the old one is still supported. */
export const Legacy = showMark({ clause: 'NAV-24', entry: { legacy: true }, label: 'Legacy' });

/** What the page is about is going to be removed. */
export const Deprecated = showMark({
  clause: 'NAV-25',
  entry: { deprecated: true },
  label: 'Deprecated',
});

/** A group carries marks as well. */
export const MarkedGroup: Story = {
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
