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

/** Lists the slots with the default component of each slot. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'closeButton' });
    await expect(link.closest('tr')).toHaveAttribute('id', 'alert-slots-closeButton');
    await expect(canvas.queryByText(/^Class name/)).toBeNull();
    await expect(canvas.getByRole('row', { name: /^closeButton/ })).toHaveTextContent(
      'Default component',
    );
  },
};

/** Lists the slots with the class names of their elements. */
export const WithClassNames: Story = {
  args: { slug: 'outlined-input', slots: namedSlots },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('.MuiOutlinedInput-root')).toBeVisible();
  },
};
