import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import PlainStylesDemo from './demos/PlainStyles/system.tsx';
import VariableOverrideDemo from './demos/VariableOverride/system.tsx';

const meta = {
  title: 'Material UI/CSS theme variables',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a plain HTML paragraph that uses CSS variables of the theme. */
export const PlainStyles: Story = {
  render: () => <PlainStylesDemo />,
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Parcels that arrive before noon/);
    await expect(note).toHaveStyle({ paddingTop: '16px' });
    const root = getComputedStyle(note);
    await expect(root.getPropertyValue('--mui-palette-primary-main')).not.toBe('');
    await expect(root.fontSize).toBe('16px');
  },
};

/** Shows two buttons; CSS variables on the container of one button change its color. */
export const VariableOverride: Story = {
  render: () => <VariableOverrideDemo />,
  play: async ({ canvas }) => {
    const sale = canvas.getByRole('button', { name: 'Add at half price' });
    const other = canvas.getByRole('button', { name: 'Add to order' });
    await expect(sale).toHaveStyle({ backgroundColor: 'rgb(173, 20, 87)' });
    await expect(other).not.toHaveStyle({ backgroundColor: 'rgb(173, 20, 87)' });
  },
};
