import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import PanelPropertyDemo from './demos/PanelProperty/system.tsx';
import SizeShorthandDemo from './demos/SizeShorthand/system.tsx';

const meta = {
  title: 'MUI System/Configure the sx prop',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows squares whose width and height are set by one custom `sx` property. */
export const SizeShorthand: Story = {
  render: () => <SizeShorthandDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A1')).toHaveStyle({ width: '40px', height: '40px' });
    await expect(canvas.getByText('A3')).toHaveStyle({ width: '72px', height: '72px' });
  },
};

/** Shows two panels whose styles are named values of the theme. */
export const PanelProperty: Story = {
  render: () => <PanelPropertyDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invoice 881 is a draft.')).toHaveStyle({
      borderTopStyle: 'dashed',
      paddingTop: '8px',
    });
    await expect(canvas.getByText('Invoice 880 is due today.')).toHaveStyle({
      borderTopWidth: '3px',
      paddingTop: '16px',
    });
  },
};
