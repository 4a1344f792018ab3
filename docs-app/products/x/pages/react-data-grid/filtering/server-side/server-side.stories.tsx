import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ServerFilterDemo from './demos/ServerFilter/system.tsx';

const meta = {
  title: 'MUI X/Data Grid server-side filtering',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the rows that a server returns for a search. */
export const ServerFilter: Story = {
  render: () => <ServerFilterDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–50 of 50')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'trieste porto');
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Trieste/));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Porto/);
  },
};
