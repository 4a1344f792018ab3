import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OtherIconsDemo from './demos/OtherIcons/system.tsx';
import PageNumbersDemo from './demos/PageNumbers/system.tsx';
import TitleToolbarDemo from './demos/TitleToolbar/system.tsx';

const meta = {
  title: 'MUI X/Data Grid custom subcomponents',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Changes the density from a custom toolbar. */
export const TitleToolbar: Story = {
  render: () => <TitleToolbarDemo />,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Lisbon/ });
    await expect(row.offsetHeight).toBe(52);
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Compact' }));
    await waitFor(() => expect(row.offsetHeight).toBe(36));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Goes to a page by its number. */
export const PageNumbers: Story = {
  render: () => <PageNumbersDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: '20401' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(await canvas.findByRole('gridcell', { name: '20414' })).toBeVisible();
  },
};

/** Shows other icons for the order. */
export const OtherIcons: Story = {
  render: () => <OtherIconsDemo />,
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Heron' });
    await expect(canvas.getAllByTestId('ExpandLessIcon')[0]).toBeVisible();
  },
};
