import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasicGroupDemo from './demos/BasicGroup/system.tsx';
import GroupVariantsDemo from './demos/GroupVariants/system.tsx';
import QuantityStepperDemo from './demos/QuantityStepper/system.tsx';
import SplitSendButtonDemo from './demos/SplitSendButton/system.tsx';

const meta = {
  title: 'Material UI/Button Group',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three buttons in a row, as a group with one accessible name. */
export const BasicGroup: Story = {
  render: () => <BasicGroupDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Parcel 4711' });
    await expect(within(group).getAllByRole('button')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Redirect' })).toHaveFocus();
  },
};

/** Shows the three variants in the secondary color, each with a disabled button. */
export const GroupVariants: Story = {
  render: () => <GroupVariantsDemo />,
  play: async ({ canvas }) => {
    const outlined = canvas.getByRole('group', { name: 'Booking, outlined' });
    const contained = canvas.getByRole('group', { name: 'Booking, contained' });
    await expect(within(outlined).getByText('Accept')).toHaveClass('MuiButton-outlined');
    await expect(within(contained).getByText('Accept')).toHaveClass('MuiButton-contained');
    await expect(within(contained).getByRole('button', { name: 'Refund' })).toBeDisabled();
  },
};

/** Shows grouped buttons in a row and in a column. */
export const QuantityStepper: Story = {
  render: () => <QuantityStepperDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const stepper = within(canvas.getByRole('group', { name: 'Change the number of bottles' }));
    await userEvent.click(stepper.getByRole('button', { name: 'One more' }));
    await expect(status).toHaveTextContent('7 bottles');
    const boxes = canvas.getByRole('group', { name: 'Choose a box' });
    await expect(boxes).toHaveClass('MuiButtonGroup-vertical');
    within(boxes).getByRole('button', { name: 'Single bottle' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('1 bottle in');
    await expect(stepper.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  },
};

/** Shows a split button with a menu of alternative actions. */
export const SplitSendButton: Story = {
  render: () => <SplitSendButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Other ways to send' });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Done: Save as a draft.');
  },
};
