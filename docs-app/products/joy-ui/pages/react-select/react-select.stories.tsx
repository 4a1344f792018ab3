import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import AssigneeSelectCss from './demos/AssigneeSelect/css.tsx';
import AssigneeSelectSystem from './demos/AssigneeSelect/system.tsx';
import AssigneeSelectTailwind from './demos/AssigneeSelect/tailwind.tsx';
import CarrierSelectDemo from './demos/CarrierSelect/system.tsx';
import CrateFieldDemo from './demos/CrateField/system.tsx';
import DeliverySelectDemo from './demos/DeliverySelect/system.tsx';
import HarborSelectDemo from './demos/HarborSelect/system.tsx';
import PeriodSelectDemo from './demos/PeriodSelect/system.tsx';
import QuaySizesDemo from './demos/QuaySizes/system.tsx';
import ShippingFormDemo from './demos/ShippingForm/system.tsx';
import StatusFilterCss from './demos/StatusFilter/css.tsx';
import StatusFilterSystem from './demos/StatusFilter/system.tsx';
import StatusFilterTailwind from './demos/StatusFilter/tailwind.tsx';
import StorageSelectDemo from './demos/StorageSelect/system.tsx';

const meta = {
  title: 'Joy UI/Select',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

/** Shows a labeled select whose helper text depends on the value. */
export const DeliverySelect: Story = {
  render: () => <DeliverySelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Delivery' });
    await expect(select).toHaveTextContent('By post');
    await userEvent.click(select);
    await expect(await screen.findByRole('option', { name: 'By boat' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: 'By courier' }));
    await waitUntilClosed();
    await expect(select).toHaveTextContent('By courier');
    await expect(canvas.getByText('Arrives tomorrow, 12 euros.')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Pick it up');
    await expect(select).toHaveFocus();
  },
};

/** Shows selected values as chips; the list stays open while the user selects. */
export const StatusFilter: Story = {
  render: renderStyling({
    system: StatusFilterSystem,
    tailwind: StatusFilterTailwind,
    css: StatusFilterCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await expect(canvas.getByRole('status')).toHaveTextContent('11 invoices');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Draft' }));
    await userEvent.click(screen.getByRole('option', { name: 'Open' }));
    await expect(screen.getByRole('option', { name: 'Draft', selected: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('OverdueDraft');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 invoices');
  },
};

/** Shows a select with two-line options, and a button that clears the select. */
export const AssigneeSelect: Story = {
  render: renderStyling({
    system: AssigneeSelectSystem,
    tailwind: AssigneeSelectTailwind,
    css: AssigneeSelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Assignee' });
    await expect(select).toHaveTextContent('Nobody yet');
    await userEvent.click(select);
    await screen.findByRole('listbox', { name: 'People' });
    await userEvent.keyboard('ines{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent(/^Ines Duarte$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ticket 318: Ines Duarte');

    await userEvent.click(canvas.getByRole('button', { name: 'Take the assignee off' }));
    await expect(select).toHaveTextContent('Nobody yet');
    await expect(select).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Shows an empty select with a placeholder and four carriers. */
export const CarrierSelect: Story = {
  render: () => <CarrierSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Carrier' });
    await expect(select).toHaveTextContent('Choose a carrier');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Ferry' }));
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Ferry');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Post');
  },
};

/** Shows harbors in groups with the names of their countries. */
export const HarborSelect: Story = {
  render: () => <HarborSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Port of arrival' });
    await userEvent.click(select);
    await expect(await screen.findByRole('group', { name: 'Sweden' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(7);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Oslo');
  },
};

/** Shows a select whose value is submitted with a form. */
export const ShippingForm: Story = {
  render: () => <ShippingFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Ship with' });
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Ferry' }));
    await waitUntilClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Ship order 1042' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Submitted: ferry');
  },
};

/** Shows selects in three sizes and variants. */
export const QuaySizes: Story = {
  render: () => <QuaySizesDemo />,
  play: async ({ canvas, userEvent }) => {
    const [small, medium, large] = canvas.getAllByRole('combobox');
    const heightOf = (select?: HTMLElement) => select?.parentElement?.offsetHeight;
    await expect([small, medium, large].map(heightOf)).toEqual([32, 36, 44]);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Departure' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Quay 1' }));
    await waitUntilClosed();
    await expect(large).toHaveTextContent('Quay 1');
  },
};

/** Shows a select with an icon before its value. */
export const StorageSelect: Story = {
  render: () => <StorageSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Stored in' });
    await expect(select.previousElementSibling).toHaveClass('MuiSelect-startDecorator');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Warehouse in Turku' }));
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Warehouse in Turku');
  },
};

/** Shows an arrow that points up while the list is open. */
export const PeriodSelect: Story = {
  render: () => <PeriodSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Period' });
    const indicator = select.nextElementSibling;
    await expect(indicator).not.toHaveClass('Mui-expanded');
    await userEvent.click(select);
    await screen.findByRole('listbox');
    await expect(indicator).toHaveClass('Mui-expanded');
    await expect(indicator).toHaveStyle({ rotate: '180deg' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('This month');
  },
};

/** Shows an error and moves the focus when nothing is selected. */
export const CrateField: Story = {
  render: () => <CrateFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: /Size of the crate/ });
    await expect(select).toHaveAttribute('aria-required', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Book the crate' }));
    await expect(select).toHaveFocus();
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(select).toHaveAccessibleDescription('Choose a size.'));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(select).toHaveTextContent('Small, 40 liters');
    await expect(select).toHaveAttribute('aria-invalid', 'false');
  },
};
