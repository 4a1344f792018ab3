import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FramedStage } from '@vitrine/ui/demo';

const meta = {
  title: 'Docs UI/Demo/FramedStage',
  component: FramedStage,
  args: {
    name: 'Dashboard',
    stageProps: { dangerouslySetInnerHTML: { __html: '<h1>Orders</h1>' } },
    variants: { 'dense-ltr': '<h1>Dense orders</h1>' },
  },
} satisfies Meta<typeof FramedStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the prerendered markup of a framed demo. Templates contain variants of the markup. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    const template = canvasElement.querySelector<HTMLTemplateElement>('[data-variant="dense-ltr"]');
    await expect(template?.content.textContent).toBe('Dense orders');
  },
};
