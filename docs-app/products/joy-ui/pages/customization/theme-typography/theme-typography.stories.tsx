import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CustomLevelDemo from './demos/CustomLevel/system.tsx';
import TypeScaleDemo from './demos/TypeScale/system.tsx';

const meta = {
  title: 'Joy UI/Typography in the theme',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows every typography level in its size. */
export const TypeScale: Story = {
  render: () => <TypeScaleDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('h1: Invoice 2041')).toHaveStyle({ fontSize: '36px' });
    await expect(canvas.getByText('body-xs: Invoice 2041')).toHaveStyle({ fontSize: '12px' });
  },
};

/** Shows an amount in a custom typography level. */
export const CustomLevel: Story = {
  render: () => <CustomLevelDemo />,
  play: async ({ canvas }) => {
    const price = canvas.getByText('418.00 €');
    await expect(price).toHaveStyle({ fontSize: '32px', fontWeight: '600' });
    await expect(price.tagName).toBe('SPAN');
  },
};
