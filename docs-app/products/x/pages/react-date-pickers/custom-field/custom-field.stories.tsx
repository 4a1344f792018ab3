import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ButtonFieldDemo from './demos/ButtonField/system.tsx';
import FieldStyleDemo from './demos/FieldStyle/system.tsx';
import ReadOnlyFieldDemo from './demos/ReadOnlyField/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers custom field',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker with a custom variant of the text field and a custom icon. */
export const FieldStyle: Story = {
  render: () => <FieldStyleDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery')).toHaveAccessibleDescription(
      'We deliver from 8 to 18',
    );
  },
};

/** Shows a date picker whose field is a button. */
export const ButtonField: Story = {
  render: () => <ButtonFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sailings on: Sat, 14 Mar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('gridcell', { name: '19' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveTextContent('Sailings on: Thu, 19 Mar');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Shows a read-only field that opens the calendar on click and on Enter. */
export const ReadOnlyField: Story = {
  render: () => <ReadOnlyFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Inspection');
    await expect(field).toHaveValue('Monday, 16 March');
    field.focus();
    await userEvent.keyboard('{Enter}');
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('gridcell', { name: '23' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Monday, 23 March');
    await userEvent.click(field);
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
