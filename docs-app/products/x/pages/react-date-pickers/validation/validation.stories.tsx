import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ErrorReasonDemo from './demos/ErrorReason/system.tsx';
import ImportedDatesDemo from './demos/ImportedDates/system.tsx';
import RequiredDateDemo from './demos/RequiredDate/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers validation',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker and the reason why the typed date is invalid. */
export const ErrorReason: Story = {
  render: () => <ErrorReasonDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('none, the date is valid');
    await userEvent.click(canvas.getByLabelText('Shipping day'));
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${next}{ArrowUp}`);
    await expect(status).toHaveTextContent('shouldDisableDate');
    await userEvent.keyboard('12');
    await expect(status).toHaveTextContent('none, the date is valid');
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('minDate');
    await userEvent.keyboard('{Delete}');
    await expect(status).toHaveTextContent('invalidDate');
  },
};

/** Shows a form that reports a missing date when it is submitted. */
export const RequiredDate: Story = {
  render: () => <RequiredDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Invoice date/);
    const save = canvas.getByRole('button', { name: 'Save invoice' });
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(save);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByText('Enter the date of the invoice.')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('03132026');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(canvas.queryByText('The invoice is saved.')).not.toBeInTheDocument();
    await userEvent.click(save);
    await expect(canvas.getByText('The invoice is saved.')).toBeVisible();
  },
};

/** Shows a list of dates from a file, each with the result of its validation. */
export const ImportedDates: Story = {
  render: () => <ImportedDatesDemo />,
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('R-118: 2026-02-27valid');
    await expect(second).toHaveTextContent('minDate');
    await expect(third).toHaveTextContent('invalidDate');
  },
};
