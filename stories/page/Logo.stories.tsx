import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '@vitrine/ui/page';

const meta = {
  title: 'Docs UI/Page/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the logo in the color of the surrounding text, hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Renders the logo in the brand colors. */
export const Colors: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {['primary', 'secondary'].map((color) => (
        <span key={color} style={{ color: `var(--docs-palette-${color}-main)` }}>
          <Logo />
        </span>
      ))}
    </div>
  ),
};
