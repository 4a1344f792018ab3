import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ParcelLabelDemo from './demos/ParcelLabel/system.tsx';
import LabelVariantsDemo from './demos/LabelVariants/system.tsx';

const meta = {
  title: 'MUI System/styled',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a styled label that accepts `sx`, too. */
export const ParcelLabel: Story = {
  render: () => <ParcelLabelDemo />,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Fragile');
    await expect(label).toHaveStyle({ display: 'inline-block', fontWeight: '700' });
  },
};

/** Shows labels whose styles depend on a prop. */
export const LabelVariants: Story = {
  render: () => <LabelVariantsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Any day')).toHaveStyle({ borderTopStyle: 'dashed' });
    const urgent = canvas.getByText('Today');
    await expect(urgent).toHaveStyle({ borderTopWidth: '3px', fontWeight: '700' });
    await expect(urgent).not.toHaveAttribute('tone');
  },
};
