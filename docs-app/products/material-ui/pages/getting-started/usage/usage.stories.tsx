import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BookingFormDemo from './demos/BookingForm/system.tsx';
import FirstButtonDemo from './demos/FirstButton/system.tsx';
import ModeCardDemo from './demos/ModeCard/system.tsx';
import RoundButtonsDemo from './demos/RoundButtons/system.tsx';
import SxNoticeDemo from './demos/SxNotice/system.tsx';

const meta = {
  title: 'Material UI/Usage',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button with a click handler, which works without setup. */
export const FirstButton: Story = {
  render: () => <FirstButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button', { name: 'Say hello' });
    await expect(status).toHaveTextContent('Said hello 0 times');
    await userEvent.click(button);
    await expect(status).toHaveTextContent('Said hello 1 time');
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Said hello 2 times');
  },
};

/** Shows a form with a text field, a checkbox and a button; an alert confirms the booking. */
export const BookingForm: Story = {
  render: () => <BookingFormDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Berg');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Breakfast' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Book the cabin' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Ada Berg: cabin for two with breakfast',
    );
  },
};

/** Shows a card with a switch between its light and its dark mode. */
export const ModeCard: Story = {
  render: () => <ModeCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const dark = await canvas.findByRole('checkbox', { name: 'Dark mode' });
    const card = dark.closest('.MuiPaper-root');
    const initial = (dark as HTMLInputElement).checked;
    const colors = { true: 'rgb(18, 18, 18)', false: 'rgb(255, 255, 255)' };
    await userEvent.click(dark);
    await waitFor(() => expect(card).toHaveStyle({ backgroundColor: colors[`${!initial}`] }));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(card).toHaveStyle({ backgroundColor: colors[`${initial}`] }));
    await expect(document.documentElement).not.toHaveAttribute('data-card-scheme');
  },
};

/** Shows a notice whose spacing and colors come from the theme. */
export const SxNotice: Story = {
  render: () => <SxNoticeDemo />,
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/berth 14/);
    await expect(notice).toHaveStyle({ padding: '24px', borderRadius: '8px' });
    await expect(canvas.getByRole('button', { name: 'Publish' })).toHaveStyle({
      marginTop: '16px',
    });
  },
};

/** Shows a nested theme provider that changes the shape of one of two buttons. */
export const RoundButtons: Story = {
  render: () => <RoundButtonsDemo />,
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveStyle({ borderRadius: '4px' });
    await expect(canvas.getByRole('button', { name: 'Book the cabin' })).toHaveStyle({
      borderRadius: '999px',
    });
    await userEvent.tab();
    await expect(details).toHaveFocus();
  },
};
