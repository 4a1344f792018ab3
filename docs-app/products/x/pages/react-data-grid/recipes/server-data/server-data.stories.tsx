import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ServerGridDemo from './demos/ServerGrid/system.tsx';

const meta = {
  title: 'MUI X/Data Grid recipe, server data',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Sorts and searches on a server, and shows an error when a request fails. */
export const ServerGrid: Story = {
  render: () => <ServerGridDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–5 of 100000')).toBeVisible();
    const header = canvas.getByRole('columnheader', { name: 'Weight (kg)' });
    await userEvent.click(within(header).getByText('Weight (kg)'));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/40$/));
    await userEvent.type(canvas.getByRole('searchbox'), 'lisbon');
    await waitFor(() => expect(canvas.queryByText('1–5 of 100000')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The server answers' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('does not answer');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The server answers' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};
