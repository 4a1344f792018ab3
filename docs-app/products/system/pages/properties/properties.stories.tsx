import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PropertyResultDemo from './demos/PropertyResult/system.tsx';

const meta = {
  title: 'MUI System/Properties',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the CSS that an `sx` entry generates. */
export const PropertyResult: Story = {
  render: () => <PropertyResultDemo />,
  play: async ({ canvas, userEvent }) => {
    const css = canvas.getByRole('status', { name: 'CSS' });
    const entry = canvas.getByRole('combobox', { name: 'Entry of sx' });
    await expect(css).toHaveTextContent('padding: 16px');
    await userEvent.selectOptions(entry, 'bgcolor: primary.main');
    await expect(css).toHaveTextContent('backgroundColor: #1a5fb4');
    await userEvent.selectOptions(entry, 'border: 1');
    await expect(css).toHaveTextContent('border: 1px solid');
    await userEvent.selectOptions(entry, 'width: 0.5');
    await expect(css).toHaveTextContent('width: 50%');
    await userEvent.selectOptions(entry, 'fontWeight: bold');
    await expect(css).toHaveTextContent('fontWeight: 700');
  },
};
