import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildNavTree, foldPlanned, NavTree } from '@vitrine/ui/nav';
import { AppBar, Footer, NotFoundView, PageShell } from '@vitrine/ui/page';
import { suggestedPages } from '../fixtures/pages.ts';
import { productNav } from '../fixtures/nav.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Pages/NotFound',
  component: NotFoundView,
  decorators: [withSite],
  args: { suggestions: suggestedPages },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <PageShell appBar={<AppBar workbenchUrl="/workbench/" />} footer={<Footer />}>
      <NotFoundView {...args} />
    </PageShell>
  ),
} satisfies Meta<typeof NotFoundView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the complete 404 page with links to similar pages. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(
      canvas.getByRole('heading', { level: 1, name: 'Page not found' }),
    );
  },
};

/** Shows the complete 404 page without similar pages. */
export const WithoutSuggestions: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await expect(main.queryByRole('list')).toBeNull();
  },
};

/** Shows the navigation of a library beside the message that a page is planned. */
export const InLibrary: Story = {
  args: { planned: 'Card' },
  parameters: { clauses: ['NAV-21'] },
  render: (args) => (
    <PageShell
      appBar={<AppBar hasNav workbenchUrl="/workbench/" />}
      nav={<NavTree nodes={foldPlanned(buildNavTree(productNav))} currentPath="" />}
      footer={<Footer />}
    >
      <NotFoundView {...args} />
    </PageShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'documentation' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not written yet' })).toBeVisible();
  },
};
