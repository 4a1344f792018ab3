import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReleaseNotice } from '@vitrine/ui/api-reference';

const documented = { version: '6.1.0', href: '/material-ui/api/button' };

const meta = {
  title: 'Docs UI/API reference/ReleaseNotice',
  component: ReleaseNotice,
  args: {
    release: {
      version: '5.18.0',
      newest: { version: '9.5.0', href: '/material-ui/v9/api/button' },
      documented,
    },
  },
} satisfies Meta<typeof ReleaseNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links from an old release to the newest release and to the documented release. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('9.5.0')).toBe('/material-ui/v9/api/button');
    await expect(hrefOf('6.1.0')).toBe(documented.href);
    await expect(canvas.getByText(/not the newest/)).toBeVisible();
  },
};

/** Renders no links when the newest and the documented release lack the component. */
export const OnlyHere: Story = {
  args: {
    release: {
      version: '7.3.11',
      newest: { version: '9.5.0' },
      documented: { version: '6.1.0' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/^The newest release/)).toHaveTextContent(
      'The newest release, 9.5.0, does not have this page.',
    );
  },
};

/** States that the page is about the newest release. */
export const Newest: Story = {
  args: { release: { version: '9.5.0', documented } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page/)).toHaveTextContent(
      'This page is about release 9.5.0, the newest.',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
