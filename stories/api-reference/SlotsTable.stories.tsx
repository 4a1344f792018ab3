import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlotsTable } from '@vitrine/ui/api-reference';
import { alertSlots, namedSlots } from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/SlotsTable',
  component: SlotsTable,
  args: { slug: 'alert', slots: alertSlots },
} satisfies Meta<typeof SlotsTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Slots with the component that fills each one by default. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'closeButton' });
    await expect(link.closest('tr')).toHaveAttribute('id', 'alert-slots-closeButton');
    await expect(canvas.queryByRole('columnheader', { name: 'Class name' })).toBeNull();
  },
};

/** Slots whose parts have class names. */
export const WithClassNames: Story = {
  args: { slug: 'outlined-input', slots: namedSlots },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '.MuiOutlinedInput-root' })).toBeVisible();
  },
};
