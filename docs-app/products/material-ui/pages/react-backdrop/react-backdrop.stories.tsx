import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LockedOrderDemo from './demos/LockedOrder/system.tsx';

const meta = {
  title: 'Material UI/Backdrop',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

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
