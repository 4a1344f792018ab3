import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FieldSlotsDemo from './demos/FieldSlots/system.tsx';

const meta = {
  title: 'Material UI/Migrating from deprecated APIs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field whose adornment, attributes and label come from `slotProps`. */
export const FieldSlots: Story = {
  render: () => <FieldSlotsDemo />,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('spinbutton', { name: 'Price of the parcel, in euros' });
    await expect(price).toHaveAttribute('step', '0.5');
    await expect(canvas.getByText('€')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(price).toHaveFocus();
  },
};
