import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FieldGroupDemo from './demos/FieldGroup/system.tsx';
import NestedCornersDemo from './demos/NestedCorners/system.tsx';
import SearchFieldDemo from './demos/SearchField/system.tsx';

const meta = {
  title: 'Joy UI/Automatic adjustment',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button that adapts its size to the field around it. */
export const SearchField: Story = {
  render: () => <SearchFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveStyle({ height: '36px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Small' }));
    await waitFor(() => expect(button).toHaveStyle({ height: '24px' }));
  },
};

/** Shows rows whose corners follow the radius of the list around them. */
export const NestedCorners: Story = {
  render: () => <NestedCornersDemo />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: 'Open orders' });
    await expect(row).toHaveStyle({ borderRadius: '11px' });
    canvas.getByRole('slider', { name: 'Radius of the list' }).focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(row).toHaveStyle({ borderRadius: '15px' }));
  },
};

/** Shows a field, its label and its helper text, which one prop disables together. */
export const FieldGroup: Story = {
  render: () => <FieldGroupDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Card text' });
    const gift = canvas.getByRole('switch', { name: /Wrap as a gift/ });
    await userEvent.click(gift);
    await expect(field).toBeDisabled();
    await userEvent.click(gift);
    await expect(field).toBeEnabled();
  },
};
