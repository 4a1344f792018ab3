import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ComplaintTextDemo from './demos/ComplaintText/system.tsx';
import DriverNoteDemo from './demos/DriverNote/system.tsx';
import TextareaVariantsDemo from './demos/TextareaVariants/system.tsx';

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

/** Shows a field with a label that grows with its text. */
export const ComplaintText: Story = {
  render: () => <ComplaintTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What went wrong?' });
    const { height } = field.getBoundingClientRect();
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four');
    await waitFor(() => expect(field.getBoundingClientRect().height).toBeGreaterThan(height));
  },
};

/** Shows fields in two variants and three sizes; the last one is disabled. */
export const TextareaVariants: Story = {
  render: () => <TextareaVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Gift card' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Delivery note' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Note of the warehouse' })).toBeDisabled();
  },
};
