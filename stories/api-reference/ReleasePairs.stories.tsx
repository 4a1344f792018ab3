import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReleasePairs } from '@vitrine/ui/api-reference';

const meta = {
  title: 'Docs UI/API reference/ReleasePairs',
  component: ReleasePairs,
  args: {
    current: '/material-ui/changes/v5-v9',
    pairs: [
      { from: '5.18.0', to: '6.1.0', href: '/material-ui/changes/v5-v6', count: 47 },
      { from: '5.18.0', to: '9.5.0', href: '/material-ui/changes/v5-v9', count: 73 },
      { from: '6.1.0', to: '9.5.0', href: '/material-ui/changes/v6-v9', count: 72 },
    ],
  },
} satisfies Meta<typeof ReleasePairs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists the newer releases to compare with each older release, and marks the current pair. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'From 5.18.0: to 6.1.0 (47 components), to 9.5.0 (73 components)',
      'From 6.1.0: to 9.5.0 (72 components)',
    ]);
    const currentLink = canvas.getByRole('link', { current: 'page' });
    await expect(currentLink).toHaveAttribute('href', '/material-ui/changes/v5-v9');
  },
};

/** Marks no pair of releases as current on the overview page. */
export const Overview: Story = {
  args: { current: '/material-ui/changes' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};
