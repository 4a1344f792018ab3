import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import SavedAddressDemo from './demos/SavedAddress/system.tsx';
import TimeZoneDemo from './demos/TimeZone/system.tsx';
import TourMapDemo from './demos/TourMap/system.tsx';

const meta = {
  title: 'Material UI/No SSR',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a map that renders only in the browser, after all other content. */
export const TourMap: Story = {
  render: () => <TourMapDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Map with 2 stops' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const map = await canvas.findByRole('img', { name: 'Map with 3 stops' });
    await expect(map.querySelectorAll('circle')).toHaveLength(3);
    await expect(canvas.queryByText('The map is being drawn.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await canvas.findByRole('img', { name: 'Map with 5 stops' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'One stop more' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(await canvas.findByRole('img', { name: 'Map with 2 stops' })).toBeVisible();
  },
};

/** Shows the time zone of the browser, which the server cannot render. */
export const TimeZone: Story = {
  render: () => <TimeZoneDemo />,
  play: async ({ canvas }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(await canvas.findByText(zone)).toBeVisible();
  },
};

/** Shows a skeleton until the browser reads the storage. */
export const SavedAddress: Story = {
  render: () => <SavedAddressDemo />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No address is saved.')).toBeVisible();
  },
};
