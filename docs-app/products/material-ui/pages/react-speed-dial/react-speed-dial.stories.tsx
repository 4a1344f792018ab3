import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import HiddenDialDemo from './demos/HiddenDial/system.tsx';
import ShareDialDemo from './demos/ShareDial/system.tsx';
import NewDocumentDialDemo from './demos/NewDocumentDial/system.tsx';

const meta = {
  title: 'Material UI/Speed Dial',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a speed dial with three document types, for pointer and keyboard. */
export const NewDocumentDial: Story = {
  render: () => <NewDocumentDialDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'New document' });
    await userEvent.tab();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Note' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Offer' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 17 is open.');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText('Invoice')).toHaveStyle({ opacity: '0' }));
  },
};

/** Shows an uncontrolled dial with three actions. */
export const ShareDial: Story = {
  render: () => <ShareDialDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share the invoice' });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Shows a switch that hides the dial. */
export const HiddenDial: Story = {
  render: () => <HiddenDialDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = () => canvas.queryByRole('button', { name: 'Edit the order' });
    await expect(button()).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reading mode' }));
    await waitFor(() => expect(button()).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Reading mode' }));
    await waitFor(() => expect(button()).toBeVisible());
  },
};
