import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MAIN_ID, SkipLink } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/SkipLink',
  component: SkipLink,
  decorators: [withSite],
  render: () => (
    <>
      <SkipLink />
      <main id={MAIN_ID} tabIndex={-1} style={{ outline: 'none' }}>
        <p>Press Tab: the link shows in the corner.</p>
      </main>
    </>
  ),
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Places the link off-screen until the link has focus. */
export const Default: Story = {
  parameters: { clauses: ['WCAG 2.4.1'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

/** Shows the link on the first Tab. Enter moves focus to the main content. */
export const Focused: Story = {
  parameters: { clauses: ['WCAG 2.4.1'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    link.focus();
  },
};
