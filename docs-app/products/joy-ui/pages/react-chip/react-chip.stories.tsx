import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BerthChipsDemo from './demos/BerthChips/system.tsx';
import CustomerChipsDemo from './demos/CustomerChips/system.tsx';
import DeliveryChipsDemo from './demos/DeliveryChips/system.tsx';
import MineFilterDemo from './demos/MineFilter/system.tsx';
import OrderFiltersDemo from './demos/OrderFilters/system.tsx';
import OrderLinksDemo from './demos/OrderLinks/system.tsx';
import OrderStatesDemo from './demos/OrderStates/system.tsx';
import PackagingChipsDemo from './demos/PackagingChips/system.tsx';
import ParcelChipsDemo from './demos/ParcelChips/system.tsx';
import PeopleChipsDemo from './demos/PeopleChips/system.tsx';
import SavedSearchesDemo from './demos/SavedSearches/system.tsx';

const meta = {
  title: 'Joy UI/Chip',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a chip that is a toggle button. */
export const MineFilter: Story = {
  render: () => <MineFilterDemo />,
  play: async ({ canvas, userEvent }) => {
    const mine = canvas.getByRole('button', { name: 'Only my orders', pressed: false });
    await userEvent.click(mine);
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Shows filter chips that can be removed. */
export const OrderFilters: Story = {
  render: () => <OrderFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Open' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Open')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Paid' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

/** Shows chips with two buttons: one opens a search, the other removes it. */
export const SavedSearches: Story = {
  render: () => <SavedSearchesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Late parcels' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Late parcels');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Late parcels' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unpaid invoices' }));
    await expect(canvas.queryByText('Unpaid invoices')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Late parcels');
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
  },
};

/** Shows a chip whose button is disabled. */
export const BerthChips: Story = {
  render: () => <BerthChipsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Berth 2' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Berth 1', pressed: true })).toHaveFocus();
    await userEvent.tab();
    const third = canvas.getByRole('button', { name: 'Berth 3' });
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Shows two people as chips with an avatar. */
export const PeopleChips: Story = {
  render: () => <PeopleChipsDemo />,
  play: async ({ canvas }) => {
    const chip = canvas.getByText('Jonas Lind').parentElement;
    await expect(chip?.querySelector('.MuiAvatar-root')).toHaveTextContent('J');
    await expect(chip).toHaveClass('MuiChip-sizeLg');
  },
};

/** Shows a chip whose long label is truncated with an ellipsis. */
export const CustomerChips: Story = {
  render: () => <CustomerChipsDemo />,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Association of the Harbors of the Baltic Sea');
    await expect(label.scrollWidth).toBeGreaterThan(label.clientWidth);
    await expect(label.parentElement).toHaveAttribute('title', label.textContent);
    const short = canvas.getByText('Vik Paper');
    await expect(short.scrollWidth).toBeLessThanOrEqual(short.clientWidth);
  },
};

/** Shows the states of orders as chips in different colors. */
export const OrderStates: Story = {
  render: () => <OrderStatesDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid').parentElement).toHaveClass('MuiChip-colorSuccess');
    await expect(canvas.getByText('Late').parentElement).toHaveClass('MuiChip-variantSolid');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Shows chips that are checkboxes. */
export const PackagingChips: Story = {
  render: () => <PackagingChipsDemo />,
  play: async ({ canvas, userEvent }) => {
    const crate = canvas.getByRole('checkbox', { name: 'Wooden crate' });
    await userEvent.click(crate);
    await expect(crate).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Bubble wrap, Wooden crate');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Bubble wrap' })).not.toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wooden crate');
  },
};

/** Shows chips in three sizes, and a chip whose size is set with CSS variables. */
export const ParcelChips: Story = {
  render: () => <ParcelChipsDemo />,
  play: async ({ canvas }) => {
    const heightOf = (text: string) => canvas.getByText(text).parentElement?.offsetHeight;
    await expect(heightOf('2 kg')).toBe(20);
    await expect(heightOf('20 kg')).toBe(28);
    await expect(heightOf('Pallet')).toBe(40);
  },
};

/** Shows chips that are links. */
export const OrderLinks: Story = {
  render: () => <OrderLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('link', { name: 'Open: 12' });
    await expect(open).toHaveAttribute('href', '#open-orders');
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Packed: 4' })).toHaveFocus();
  },
};

/** Shows chips that are radio buttons. */
export const DeliveryChips: Story = {
  render: () => <DeliveryChipsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Monday' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const wednesday = canvas.getByRole('radio', { name: 'Wednesday' });
    await expect(wednesday).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Day of delivery' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Friday' }));
    await expect(wednesday).not.toBeChecked();
  },
};
