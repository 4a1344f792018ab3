import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalMark } from '@vitrine/ui/product';

const meta = {
  title: 'Docs UI/Products/ExternalMark',
  component: ExternalMark,
  decorators: (Story) => (
    <a href="https://example.com/" target="_blank" rel="noopener">
      Template store <Story />
    </a>
  ),
} satisfies Meta<typeof ExternalMark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Tells screen readers that the link opens another site. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Template store opens another site',
    );
  },
};
