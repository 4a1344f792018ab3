import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import HarborHoursDemo from './demos/HarborHours/system.tsx';
import FerryTimeDemo from './demos/FerryTime/system.tsx';
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

/** Shows a clock with 24 hours in two rings. */
export const FerryTime: Story = {
  render: () => <FerryTimeDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('leaves at 18:30');
    canvas.getByRole('listbox', { name: /^Select hours/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('leaves at 19:30');
  },
};

/** Shows an hour clock on which the night hours and noon are disabled. */
export const HarborHours: Story = {
  render: () => <HarborHoursDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('option', { name: '20 hours' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    canvas.getByRole('listbox', { name: /^Select hours/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('at 10:00');
  },
};
