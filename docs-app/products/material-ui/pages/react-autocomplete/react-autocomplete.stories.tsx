import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BerthFieldDemo from './demos/BerthField/system.tsx';
import CustomerSearchDemo from './demos/CustomerSearch/system.tsx';
import HarborFieldDemo from './demos/HarborField/system.tsx';
import InvoiceRecipientsDemo from './demos/InvoiceRecipients/system.tsx';
import OrderFollowersDemo from './demos/OrderFollowers/system.tsx';
import ParcelSearchDemo from './demos/ParcelSearch/system.tsx';
import ParcelTagsDemo from './demos/ParcelTags/system.tsx';
import ProductSearchDemo from './demos/ProductSearch/system.tsx';
import SupplierFieldDemo from './demos/SupplierField/system.tsx';
import WarehouseGroupsDemo from './demos/WarehouseGroups/system.tsx';

const meta = {
  title: 'Material UI/Autocomplete',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that selects one of six strings. */
export const HarborField: Story = {
  render: () => <HarborFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Harbor' });
    await userEvent.type(field, 'er');
    await expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Antwerp',
      'Bergen',
      'Rotterdam',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Bergen');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Shows a field that searches names and numbers, and highlights the match. */
export const ProductSearch: Story = {
  render: () => <ProductSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Product, by name or number' });
    await userEvent.type(field, ' t-31 ');
    const option = screen.getByRole('option', { name: 'T-31 Side table' });
    await expect(within(option).getByText('T-31').tagName).toBe('STRONG');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Side table');
    await userEvent.clear(field);
    await userEvent.type(field, 'piano');
    await expect(screen.getByText('No options')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows a field that accepts options from the list and custom values. */
export const ParcelTags: Story = {
  render: () => <ParcelTagsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Parcel labels' });
    await userEvent.type(field, 'exp{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Express' })).toBeVisible();
    await userEvent.type(field, 'exp');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'For Ada{Enter}');
    await expect(canvas.getByRole('button', { name: 'For Ada' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('For Ada')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** Shows a field that loads its options from a server while the user types. */
export const CustomerSearch: Story = {
  render: () => <CustomerSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'a');
    await expect(screen.getByText('Searching…')).toBeVisible();
    await userEvent.type(field, 'da');
    await expect(await screen.findByRole('option')).toHaveTextContent('Ada Lovelace');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Ada Lovelace');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The search failed.'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(field).toHaveValue('7');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The search failed.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'zz');
    await expect(await screen.findByText('No customer found.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows options in groups with the role `group`, each labeled with its country. */
export const WarehouseGroups: Story = {
  render: () => <WarehouseGroupsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Warehouse' });
    await userEvent.click(field);
    const spain = screen.getByRole('group', { name: 'Spain' });
    await expect(within(spain).getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Valencia');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows options with checkboxes in a list that stays open after a selection. */
export const OrderFollowers: Story = {
  render: () => <OrderFollowersDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Followers' });
    await userEvent.click(field);
    const cleo = screen.getByRole('option', { name: 'Cleo Martin' });
    await expect(cleo).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(cleo);
    await expect(cleo).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('button', { name: 'Cleo Martin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByText('+1')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(canvas.queryByText('Cleo Martin')).not.toBeInTheDocument();
  },
};

/** Shows a chip that the user cannot remove. */
export const InvoiceRecipients: Story = {
  render: () => <InvoiceRecipientsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipients' });
    await userEvent.type(field, 'sal{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sales' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Sales')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('Accounting')).toBeVisible();
  },
};

/** Shows a field that adds a missing option to the list. */
export const SupplierField: Story = {
  render: () => <SupplierFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Supplier' });
    await userEvent.type(field, 'Nordic Wool');
    await expect(screen.getByRole('option')).toHaveTextContent('Add “Nordic Wool”');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Nordic Wool');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.type(field, 'nordic wool');
    await expect(screen.getByRole('option')).toHaveTextContent(/^Nordic Wool$/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Nordic Wool');
  },
};

/** Shows 10,000 options, of which only the visible ones and a few more are in the document. */
export const ParcelSearch: Story = {
  render: () => <ParcelSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Parcel number' });
    await userEvent.click(field);
    const list = screen.getByRole('listbox');
    await expect(screen.getAllByRole('option').length).toBeLessThan(35);
    const first = screen.getByRole('option', { name: 'Parcel 10000' });
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
    await expect(list.scrollHeight).toBe(480_000);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: 'Parcel 19999' });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Parcel 19998' })).toBeVisible());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Parcel 19998');
    await userEvent.keyboard('{ArrowDown}');
    const selected = screen.getByRole('option', { name: 'Parcel 19998' });
    await expect(selected).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(400_000));
    await userEvent.clear(field);
    await userEvent.type(field, '12345');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Parcel 12345');
  },
};

/** Shows a field of native elements, built with `useAutocomplete`. */
export const BerthField: Story = {
  render: () => <BerthFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Berth' });
    await userEvent.type(field, 'south');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('South quay 2');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
