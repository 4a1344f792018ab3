import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DashedButtonDemo from './demos/DashedButton/system.tsx';
import DefaultPropsDemo from './demos/DefaultProps/system.tsx';
import PropOverridesDemo from './demos/PropOverrides/system.tsx';
import StyleOverridesDemo from './demos/StyleOverrides/system.tsx';

const meta = {
  title: 'Material UI/Theme components',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows text fields that get their size and width from the theme. */
export const DefaultProps: Story = {
  render: () => <DefaultPropsDemo />,
  play: async ({ canvas, userEvent }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(3);
    for (const field of fields) await expect(field).toHaveClass('MuiInputBase-inputSizeSmall');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Porto');
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Porto');
  },
};

/** Shows chips with corners of 4 pixels and bold labels. */
export const StyleOverrides: Story = {
  render: () => <StyleOverridesDemo />,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Fragile');
    await expect(label).toHaveStyle({ fontWeight: '700' });
    await expect(label.parentElement).toHaveStyle({ borderRadius: '4px' });
  },
};

/** Shows styles of the theme that apply to outlined papers and to large buttons only. */
export const PropOverrides: Story = {
  render: () => <PropOverridesDemo />,
  play: async ({ canvas }) => {
    const large = canvas.getByRole('button', { name: 'Pay now' });
    await expect(large).toHaveStyle({ fontWeight: '800' });
    await expect(large.parentElement).toHaveStyle({ borderTopWidth: '3px' });
    await expect(canvas.getByRole('button', { name: 'Pay later' })).toHaveStyle({
      fontWeight: '500',
    });
  },
};

/** Shows a button with a custom variant that has a dashed border. */
export const DashedButton: Story = {
  render: () => <DashedButtonDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add another parcel' });
    await expect(button).toHaveStyle({ borderTopStyle: 'dashed' });
    await expect(button).toHaveClass('MuiButton-dashed');
  },
};
