import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '@vitrine/ui/page';
import { dialogPage, longPage } from '../fixtures/pages.ts';

const meta = {
  title: 'Docs UI/Page/PageHeader',
  component: PageHeader,
  args: { title: dialogPage.title, description: dialogPage.description },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the title and the description of a page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  },
};

/** Shows a title of several lines and a description of the maximum length. */
export const Long: Story = {
  args: {
    title: longPage.title,
    description:
      'Every API that an earlier version deprecated, what replaces it, and the codemod that rewrites your code, so that nothing breaks when the next major version removes it.',
  },
};

/** Wraps a title that is one long identifier, without horizontal scrolling. */
export const LongIdentifier: Story = {
  args: { title: 'unstable_createMuiStrictModeThemeWithAllOfItsOptions' },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
