import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import MoveAllCouriersDemo from './demos/MoveAllCouriers/system.tsx';
import CheckedTransferDemo from './demos/CheckedTransfer/system.tsx';
import VanLoadingDemo from './demos/VanLoading/system.tsx';

const meta = {
  title: 'Material UI/Transfer List',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two lists whose entries move on click. */
export const VanLoading: Story = {
  render: () => <VanLoadingDemo />,
  play: async ({ canvas, userEvent }) => {
    const van = within(canvas.getByRole('list', { name: 'In the van' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Parcel 4711' }));
    await expect(van.getByRole('button', { name: 'Parcel 4711' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 parcels in the van');
    await expect(canvas.getByRole('status')).toHaveFocus();
    van.getByRole('button', { name: 'Parcel 4713' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 parcels in the van');
  },
};

/** Shows two lists whose checked entries move with a button. */
export const CheckedTransfer: Story = {
  render: () => <CheckedTransferDemo />,
  play: async ({ canvas, userEvent }) => {
    const offer = within(canvas.getByRole('group', { name: 'Offer' }));
    const add = canvas.getByRole('button', { name: 'Add' });
    await expect(add).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chair' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Table' }));
    await userEvent.click(add);
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 4 products in the offer');
    await expect(offer.getAllByRole('checkbox')).toHaveLength(3);
    await expect(offer.getByRole('checkbox', { name: 'Chair' })).not.toBeChecked();
    await userEvent.click(offer.getByRole('checkbox', { name: 'Shelf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(offer.queryByRole('checkbox', { name: 'Shelf' })).not.toBeInTheDocument();
  },
};

/** Shows two lists and buttons that move all entries. */
export const MoveAllCouriers: Story = {
  render: () => <MoveAllCouriersDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('On duty: Ada, Ben, Chen');
    await expect(canvas.getByRole('button', { name: 'Call all' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Release all' }));
    await expect(canvas.getByText('Free: Ada, Ben, Chen')).toBeVisible();
  },
};
