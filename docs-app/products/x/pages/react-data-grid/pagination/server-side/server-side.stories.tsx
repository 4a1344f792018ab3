import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ServerPagesDemo from './demos/ServerPages/system.tsx';

const meta = {
  title: 'MUI X/Data Grid server-side pagination',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Loads the next page from a server when the user opens it. */
export const ServerPages: Story = {
  render: () => <ServerPagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–5 of 1000')).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: 'S-100001' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(await canvas.findByRole('gridcell', { name: 'S-100006' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: 'S-100001' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByText('6–10 of 1000')).toBeVisible();
  },
};
