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

/** Lists every template with its name and description. */
export const Default: Story = {
  parameters: { clauses: ['TTL-2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(9);
    await expect(canvas.getByText('Sign-in side')).toBeVisible();
    await expect(canvas.getByText('Sticky footer')).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Renders in dark mode. */
export const Dark: Story = { globals: { mode: 'dark' } };
