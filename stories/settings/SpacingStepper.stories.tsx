import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpacingStepper } from '@vitrine/ui/settings';
import { withSite } from '../fixtures/withSite.tsx';
import { inDrawer } from './inDrawer.tsx';

const meta = {
  title: 'Docs UI/Settings/SpacingStepper',
  component: SpacingStepper,
  decorators: [inDrawer, withSite],
  args: { spacing: 8 },
} satisfies Meta<typeof SpacingStepper>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Changes the spacing unit by one pixel on each press. */
export const Default: Story = {
  parameters: { clauses: ['THM-3', 'THM-4'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'increase spacing' }));
    await expect(canvas.getByText('9 px')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'decrease spacing' }));
    await expect(canvas.getByText('8 px')).toBeVisible();
  },
};

/** Disables the decrease button with `aria-disabled` when the spacing unit is 0. */
export const Smallest: Story = {
  parameters: { clauses: ['THM-4', 'WCAG 4.1.2'], stored: { choices: { spacing: 0 } } },
  play: async ({ canvas, userEvent }) => {
    const less = canvas.getByRole('button', { name: 'decrease spacing' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less);
    await expect(canvas.getByText('0 px')).toBeVisible();
  },
};
