import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBar, Footer, NotFoundView, PageShell } from '@vitrine/ui/page';
import { suggestedPages } from '../fixtures/pages.ts';
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

/** Renders in dark mode. */
export const Dark: Story = { globals: { mode: 'dark' } };
