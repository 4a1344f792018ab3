import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import KitchenClosesDemo from './demos/KitchenCloses/system.tsx';

const meta = {
  title: 'MUI X/Time Clock',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an analog clock to select the hours, then the minutes. */
export const KitchenCloses: Story = {
  render: () => <KitchenClosesDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('closes at 9:30 PM');
    canvas.getByRole('listbox', { name: /^Select hours/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent('closes at 10:30 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Open next view' }));
    await expect(canvas.getByText('Choose the minutes.')).toBeVisible();
    canvas.getByRole('listbox', { name: /^Select minutes/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent('closes at 10:35 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'AM' }));
    await expect(status).toHaveTextContent('closes at 10:35 AM');
  },
};
