import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TemplateList } from '@vitrine/ui/page';
import { Prose } from '@vitrine/ui/prose';

const meta = {
  title: 'Docs UI/Page/TemplateList',
  component: TemplateList,
  render: () => (
    <Prose>
      <TemplateList />
    </Prose>
  ),
} satisfies Meta<typeof TemplateList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a drawing of every template above its name and description. */
export const Default: Story = {
  parameters: { clauses: ['TTL-2'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(9);
    await expect(canvas.getByText('Sign-in side')).toBeVisible();
    await expect(canvas.getByText('Sticky footer')).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Mirrors the drawings in right-to-left direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const { transform } = getComputedStyle(canvasElement.querySelector('svg')!);
    await expect(transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
};

/** Stacks the templates in one column on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second!.left).toBe(first!.left);
  },
};
