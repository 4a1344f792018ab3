import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import QuantityEditorDemo from './demos/QuantityEditor/system.tsx';
import StarsEditorDemo from './demos/StarsEditor/system.tsx';

const meta = {
  title: 'MUI X/Data Grid custom edit component',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Edits a star rating with the keyboard. */
export const StarsEditor: Story = {
  render: () => <StarsEditorDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Jonas Berg' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: '2 Stars' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByRole('img', { name: '3 Stars' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Shows why a quantity cannot be saved. */
export const QuantityEditor: Story = {
  render: () => <QuantityEditorDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '4' }));
    const field = await canvas.findByRole('spinbutton', { name: 'Quantity' });
    await userEvent.type(field, '0');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('At most 20 pieces.');
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByRole('spinbutton')).toBeVisible();
    await userEvent.type(field, '{Backspace}{Backspace}12');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
  },
};
