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
      { from: '6.1.0', to: '9.5.0', href: '/material-ui/changes/v6-v9', count: 1 },
    ],
  },
} satisfies Meta<typeof ReleasePairs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Folds the table on a page that compares two releases, and marks the link to this page. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Compare releases'));
    const currentLink = canvas.getByRole('link', { current: 'page' });
    await expect(currentLink).toHaveAttribute('href', '/material-ui/changes/v5-v9');
  },
};

/** Renders older releases as rows and newer releases as columns on the overview page. */
export const Overview: Story = {
  args: { current: '/material-ui/changes' },
  play: async ({ canvas }) => {
    const textsOf = (role: string) =>
      canvas.getAllByRole(role).map(({ textContent }) => textContent);
    await expect(textsOf('columnheader')).toEqual(['Release', 'to 6.1.0', 'to 9.5.0']);
    await expect(textsOf('rowheader')).toEqual(['From 5.18.0', 'From 6.1.0']);
    await expect(textsOf('link')).toEqual(['47 changed', '73 changed', '1 changed']);
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** Fits a phone, in dark mode and from right to left. */
export const PhoneDarkRightToLeft: Story = {
  args: { current: '/material-ui/changes' },
  globals: { mode: 'dark', direction: 'rtl', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  args: { current: '/material-ui/changes' },
  globals: { language: 'zh' },
};
