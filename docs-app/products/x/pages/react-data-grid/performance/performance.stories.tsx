import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import RateColumnsDemo from './demos/RateColumns/system.tsx';

const meta = {
  title: 'MUI X/Data Grid performance',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Computes new columns when the rate changes, but not when the note changes. */
export const RateColumns: Story = {
  render: () => <RateColumnsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('gridcell', { name: '90' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Summer sale');
    await userEvent.type(
      canvas.getByRole('spinbutton', { name: 'Tax rate (%)' }),
      '{Backspace}{Backspace}10',
    );
    await expect(await canvas.findByRole('gridcell', { name: '82.5' })).toBeVisible();
  },
};
