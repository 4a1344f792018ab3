import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DashedButtonDemo from './demos/DashedButton/system.tsx';
import DefaultPropsDemo from './demos/DefaultProps/system.tsx';
import StyleOverridesDemo from './demos/StyleOverrides/system.tsx';

const meta = {
  title: 'Joy UI/Components in the theme',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows fields whose size and variant are defaults of the theme. */
export const DefaultProps: Story = {
  render: () => <DefaultPropsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipient' });
    await expect(field.parentElement).toHaveStyle({ minHeight: '32px', borderTopWidth: '0px' });
    await userEvent.click(canvas.getByText('City'));
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus();
  },
};

/** Shows chips with a radius of 4 pixels and uppercase labels. */
export const StyleOverrides: Story = {
  render: () => <StyleOverridesDemo />,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Fragile');
    await expect(label).toHaveStyle({ textTransform: 'uppercase' });
    await expect(label.parentElement).toHaveStyle({ borderRadius: '4px' });
  },
};

/** Shows a button with a custom variant. */
export const DashedButton: Story = {
  render: () => <DashedButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Add another parcel' });
    await expect(button).toHaveStyle({ borderTopStyle: 'dashed' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};
