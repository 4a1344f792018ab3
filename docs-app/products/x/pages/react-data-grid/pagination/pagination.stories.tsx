import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SmallPagesDemo from './demos/SmallPages/system.tsx';
import FirstPageButtonDemo from './demos/FirstPageButton/system.tsx';

const meta = {
  title: 'MUI X/Data Grid pagination',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows pages of five orders. */
export const SmallPages: Story = {
  render: () => <SmallPagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–5 of 23')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(await canvas.findByText('6–10 of 23')).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: '20406' })).toBeVisible();
  },
};

/** Returns to the first page with a button outside of the grid. */
export const FirstPageButton: Story = {
  render: () => <FirstPageButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('4–6 of 9')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(await canvas.findByText('1–3 of 9')).toBeVisible();
  },
};
