import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader, PageMenu } from '@vitrine/ui/page';
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

/** Shows a title and a description of several lines. */
export const Long: Story = {
  args: {
    title: longPage.title,
    description:
      'Every API that an earlier version deprecated, what replaces it, and the codemod that rewrites your code before the next major version removes the API.',
  },
};

/** Shows the menu of the page beside the title, or below the description on small screens. */
export const WithMenu: Story = {
  args: { menu: <PageMenu markdownHref="/dialog.md" copy={() => Promise.resolve()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy page' })).toBeVisible();
  },
};

/** Shows the menu below the description on a phone. */
export const WithMenuPhone: Story = {
  args: { menu: <PageMenu markdownHref="/dialog.md" copy={() => Promise.resolve()} /> },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    const lead = canvas.getByText(dialogPage.description).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Copy page' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(lead.bottom);
  },
};

/** Wraps a title that is one long identifier, without horizontal scrolling. */
export const LongIdentifier: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: { title: 'unstable_createMuiStrictModeThemeWithAllOfItsOptions' },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
