import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OtherElementDemo from './demos/OtherElement/system.tsx';
import SlotPropsDemo from './demos/SlotProps/system.tsx';
import SlotReplacementDemo from './demos/SlotReplacement/system.tsx';

const meta = {
  title: 'Joy UI/Overriding the component structure',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows cards that render as list items. */
export const OtherElement: Story = {
  render: () => <OtherElementDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Parcel 77' })).toBeVisible();
  },
};

/** Shows a field that passes props to its inner elements. */
export const SlotProps: Story = {
  render: () => <SlotPropsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price in euros' });
    await userEvent.type(field, '1234567890');
    await expect(field).toHaveValue('12345678');
    await expect(canvas.getByText('€')).toHaveStyle({ fontWeight: '600' });
  },
};

/** Shows a field whose custom input element converts letters to uppercase. */
export const SlotReplacement: Story = {
  render: () => <SlotReplacementDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon' });
    await userEvent.type(field, 'heron7');
    await expect(field).toHaveValue('HERON7');
    await expect(field).toHaveStyle({ borderTopStyle: 'none' });
  },
};
