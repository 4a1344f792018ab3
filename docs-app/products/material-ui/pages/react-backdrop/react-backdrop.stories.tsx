import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvisibleBackdropDemo from './demos/InvisibleBackdrop/system.tsx';
import LockedOrderDemo from './demos/LockedOrder/system.tsx';
import SavingBackdropDemo from './demos/SavingBackdrop/system.tsx';

const meta = {
  title: 'Material UI/Backdrop',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a backdrop with a progress indicator over the whole window. */
export const SavingBackdrop: Story = {
  render: () => <SavingBackdropDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cover = canvasElement.querySelector<HTMLElement>('.MuiBackdrop-root')!;
    await expect(cover).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Save the booking' });
    await userEvent.click(button);
    await waitFor(() => expect(cover).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving.');
    await userEvent.click(cover);
    await waitFor(() => expect(cover).not.toBeVisible());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cover).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cover).not.toBeVisible());
  },
};

/** Shows a backdrop over the fields of an order while the order is locked. */
export const LockedOrder: Story = {
  render: () => <LockedOrderDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cover = canvasElement.querySelector('.MuiBackdrop-root');
    await expect(cover).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Lock the order' });
    await userEvent.click(button);
    await waitFor(() => expect(cover).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('no changes now');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Street')).not.toHaveFocus();
    await expect(canvas.getByLabelText('Note for the courier')).not.toHaveFocus();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cover).not.toBeVisible());
    await userEvent.type(canvas.getByLabelText('Note for the courier'), 'Ring twice');
    await expect(canvas.getByLabelText('Note for the courier')).toHaveValue('Ring twice');
  },
};

/** Shows a panel that a click on the transparent backdrop closes. */
export const InvisibleBackdrop: Story = {
  render: () => <InvisibleBackdropDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = canvas.getByText(/harbor office/);
    await expect(panel).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Opening hours' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const cover = canvasElement.querySelector<HTMLElement>('.MuiBackdrop-root')!;
    await expect(cover).toHaveClass('MuiBackdrop-invisible');
    await userEvent.click(cover);
    await expect(panel).not.toBeVisible();
  },
};
