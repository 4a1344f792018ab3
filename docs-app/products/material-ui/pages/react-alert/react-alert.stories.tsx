import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import AlertActionsDemo from './demos/AlertActions/system.tsx';
import AlertSeveritiesDemo from './demos/AlertSeverities/system.tsx';
import AlertVariantsDemo from './demos/AlertVariants/system.tsx';
import AlertWithTitleDemo from './demos/AlertWithTitle/system.tsx';
import DismissibleAlertCss from './demos/DismissibleAlert/css.tsx';
import DismissibleAlertSystem from './demos/DismissibleAlert/system.tsx';
import DismissibleAlertTailwind from './demos/DismissibleAlert/tailwind.tsx';
import FormErrorAlertDemo from './demos/FormErrorAlert/system.tsx';

const meta = {
  title: 'Material UI/Alert',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the four severities, with the states of a parcel as messages. */
export const AlertSeverities: Story = {
  render: () => <AlertSeveritiesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('leaves the warehouse');
    const next = canvas.getByRole('button', { name: 'Next message' });
    await userEvent.click(next);
    await userEvent.keyboard('{Enter}{Enter}');
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts.map((alert) => alert.className.match(/MuiAlert-color(\w+)/)?.[1])).toEqual([
      'Info',
      'Warning',
      'Error',
      'Success',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
};

/** Shows alerts with the default icon, another icon and no icon. Radio buttons select the variant. */
export const AlertVariants: Story = {
  render: () => <AlertVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    const [lost, van, sorry] = canvas.getAllByRole('note');
    await expect(lost).toHaveClass('MuiAlert-standard');
    await expect(van?.querySelector('.MuiAlert-icon svg')).toBeVisible();
    await expect(sorry?.querySelector('.MuiAlert-icon')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'outlined' }));
    await expect(lost).toHaveClass('MuiAlert-outlined');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'filled' })).toBeChecked();
    await expect(lost).toHaveClass('MuiAlert-filled');
  },
};

/** Shows an alert with a title above the message. */
export const AlertWithTitle: Story = {
  render: () => <AlertWithTitleDemo />,
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByText('Payment refused')).toHaveClass('MuiAlertTitle-root');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with another card' }));
    await expect(within(alert).getByText('Payment received')).toBeVisible();
    await expect(alert).toHaveTextContent('Your tickets are in your inbox.');
    await expect(canvas.getByRole('button', { name: 'Cancel the tickets' })).toHaveFocus();
  },
};

/** Shows an alert with a button that undoes the last action. */
export const AlertActions: Story = {
  render: () => <AlertActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('is in your inbox');
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('is archived');
  },
};

/** Shows an alert that the user can close and show again. */
export const DismissibleAlert: Story = {
  render: renderStyling({
    system: DismissibleAlertSystem,
    tailwind: DismissibleAlertTailwind,
    css: DismissibleAlertCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the tip' }));
    await waitFor(() => expect(canvas.queryByRole('note')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Show the tip' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('note')).toHaveTextContent('Press the space bar');
  },
};

/** Shows an alert that appears when a form is invalid. */
export const FormErrorAlert: Story = {
  render: () => <FormErrorAlertDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Voucher code' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(field, 'winter{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not know that code');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'spring');
    await userEvent.click(canvas.getByRole('button', { name: 'Use code' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('ten percent cheaper');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
