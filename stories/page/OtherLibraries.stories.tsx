import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OtherLibraries } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/OtherLibraries',
  component: OtherLibraries,
  decorators: [
    // Compensate for the negative margin that moves the line closer to the lead on a page.
    (Story) => (
      <div style={{ paddingBlockStart: 24 }}>
        <Story />
      </div>
    ),
    withSite,
  ],
  args: {
    pages: [
      { pathname: '/joy-ui/react-button', title: 'Joy UI' },
      { pathname: '/base-ui/react-button', title: 'Base UI' },
    ],
  },
} satisfies Meta<typeof OtherLibraries>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to the same component in other libraries. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Also in Joy UI · Base UI');
    await expect(canvas.getByRole('link', { name: 'Base UI' })).toHaveAttribute(
      'href',
      '/base-ui/react-button',
    );
  },
};

/** Renders nothing when no other library has the component. */
export const Nowhere: Story = {
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
};

/** Renders from right to left in Chinese. */
export const Chinese: Story = { globals: { language: 'zh', direction: 'rtl' } };
