import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DriverNoteDemo from './demos/DriverNote/system.tsx';

const meta = {
  title: 'Joy UI/Textarea',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a text area with a length limit, and two buttons inside its border. */
export const DriverNote: Story = {
  render: () => <DriverNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Note for the driver/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Ring twice' }));
    await expect(field).toHaveValue('Ring twice. ');
    await userEvent.type(field, 'Leave it with the neighbors!!');
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Shorten it by 1 letters.'));
    await userEvent.keyboard('{Backspace}');
    await expect(field).toBeValid();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
  },
};
