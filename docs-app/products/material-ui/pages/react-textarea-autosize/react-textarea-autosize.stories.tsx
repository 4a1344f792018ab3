import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import TwoRowsDemo from './demos/TwoRows/system.tsx';
import GrowingNoteDemo from './demos/GrowingNote/system.tsx';
import ComplaintNoteDemo from './demos/ComplaintNote/system.tsx';

const meta = {
  title: 'Material UI/Textarea Autosize',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that grows from two lines to five, and then scrolls. */
export const ComplaintNote: Story = {
  render: () => <ComplaintNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What is wrong with the chair?' });
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(40));
    const low = field.clientHeight;
    await userEvent.type(field, 'A leg{Enter}wobbles{Enter}and{Enter}creaks');
    await expect(field).toHaveAccessibleDescription('Characters left: 176');
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(low * 1.5));
    await userEvent.keyboard('{Enter}all{Enter}day{Enter}long');
    await waitFor(() => expect(field.scrollHeight).toBeGreaterThan(field.clientHeight));
    await userEvent.clear(field);
    await waitFor(() => expect(field.clientHeight).toBe(low));
  },
};

/** Shows a textarea that grows with its text. */
export const GrowingNote: Story = {
  render: () => <GrowingNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Note to the courier' });
    const height = field.clientHeight;
    await userEvent.type(field, '{Enter}{Enter}{Enter}{Enter}');
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(height));
  },
};

/** Shows a textarea that scrolls beyond two rows. */
export const TwoRows: Story = {
  render: () => <TwoRowsDemo />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(field.scrollHeight).toBeGreaterThan(field.clientHeight));
  },
};
