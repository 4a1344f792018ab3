import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BerthFieldDemo from './demos/BerthField/system.tsx';
import CargoTextDemo from './demos/CargoText/system.tsx';
import CustomerSearchDemo from './demos/CustomerSearch/system.tsx';
import FixedStopDemo from './demos/FixedStop/system.tsx';
import HarborSearchDemo from './demos/HarborSearch/system.tsx';
import HarborServerDemo from './demos/HarborServer/system.tsx';
import HarborsByCountryDemo from './demos/HarborsByCountry/system.tsx';
import InvoiceRecipientsDemo from './demos/InvoiceRecipients/system.tsx';
import NewSupplierDemo from './demos/NewSupplier/system.tsx';
import OrderLookupDemo from './demos/OrderLookup/system.tsx';
import ParcelSearchDemo from './demos/ParcelSearch/system.tsx';

const meta = {
  title: 'Joy UI/Autocomplete',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows options of two lines, the name and the city of a customer. */
export const CustomerSearch: Story = {
  render: () => <CustomerSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'lind');
    await expect(screen.getByRole('option')).toHaveTextContent('Lind & DaughtersUppsala');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Lind & Daughters');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Shows a field for several email addresses. */
export const InvoiceRecipients: Story = {
  render: () => <InvoiceRecipientsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipients' });
    await userEvent.click(field);
    await expect(screen.getByRole('listbox', { name: 'Recipients' })).toBeVisible();
    await userEvent.keyboard('dora{ArrowDown}{Enter}');
    await expect(canvas.getByText('dora@lind.example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bo@lind.example' }));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows a field that suggests harbors while the user types. */
export const HarborSearch: Story = {
  render: () => <HarborSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Harbor' });
    await userEvent.type(field, 'ro');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Rotterdam');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows harbors in option groups that are named after their countries. */
export const HarborsByCountry: Story = {
  render: () => <HarborsByCountryDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Port of arrival' });
    await userEvent.tab();
    await expect(await screen.findByRole('group', { name: 'Norway' })).toHaveTextContent('Bergen');
    await expect(screen.getAllByRole('option')).toHaveLength(6);
    await userEvent.keyboard('sto{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Stockholm');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows an option that adds a supplier who is not in the list. */
export const NewSupplier: Story = {
  render: () => <NewSupplierDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Supplier' });
    await userEvent.type(field, 'Vik Paper');
    await expect(screen.getByRole('option')).toHaveTextContent('Add “Vik Paper”');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Vik Paper');
    await expect(canvas.getByText('4 suppliers')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows options that are loaded when the list opens. */
export const OrderLookup: Story = {
  render: () => <OrderLookupDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Open order' });
    await userEvent.click(field);
    await expect(screen.getByText('Loading the orders…')).toBeVisible();
    await expect(await screen.findByRole('option', { name: /1044/ })).toBeVisible();
    await userEvent.keyboard('1043{ArrowDown}{Enter}');
    await expect(field).toHaveValue('1043, Abel Carpentry');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows a field that accepts any text and suggests options. */
export const CargoText: Story = {
  render: () => <CargoTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Cargo' });
    await userEvent.type(field, 'pap');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('Printed on the label: Paper')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Two boats');
    await userEvent.tab();
    await expect(field).toHaveValue('Two boats');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows a selected value that the user cannot remove. */
export const FixedStop: Story = {
  render: () => <FixedStopDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Bergen' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Stops of the ferry' }));
    await userEvent.keyboard('porto{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Porto' })).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(canvas.queryByText('Turku')).not.toBeInTheDocument();
    await expect(canvas.getByText('Bergen')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows options from a server, with a failed search and a retry. */
export const HarborServer: Story = {
  render: () => <HarborServerDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Harbor of departure' });
    await userEvent.type(field, 'ber');
    await expect(screen.getByText('Searching…')).toBeVisible();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('The search failed.');
    await userEvent.click(retry);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ber');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: 'Bergen' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Bergen');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows disabled options, and an error when the field stays empty. */
export const BerthField: Story = {
  render: () => <BerthFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Berth/ });
    await userEvent.click(field);
    await expect(screen.getByRole('option', { name: 'Berth 2' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.tab();
    await expect(canvas.getByText('Choose a berth.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, 'berth 4{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Berth 4');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** Shows 2,000 options, of which at most 33 are in the document. */
export const ParcelSearch: Story = {
  render: () => <ParcelSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Parcel' });
    await userEvent.click(field);
    await expect(screen.getAllByRole('option').length).toBeLessThan(35);
    await expect(screen.getByRole('listbox').scrollHeight).toBe(72_000);
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('option', { name: 'Parcel 11999' });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await expect(await screen.findByRole('option', { name: 'Parcel 11998' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Parcel 11998');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(60_000));
    await userEvent.clear(field);
    await userEvent.type(field, '11234');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Parcel 11234');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
