import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSearchDemo from './demos/CustomerSearch/system.tsx';
import ParcelTagsDemo from './demos/ParcelTags/system.tsx';
import ProductSearchDemo from './demos/ProductSearch/system.tsx';

const meta = {
  title: 'Material UI/Autocomplete',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that filters its options by name or number, and selects one option. */
export const ProductSearch: Story = {
  render: () => <ProductSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Product, by name or number' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show all products' }));
    await expect(screen.getByRole('option', { name: /Swivel chair/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(field, 't-31');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Side table, 75 € each');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the product' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No product chosen.');
    await userEvent.type(field, 'piano');
    await expect(screen.getByText('We do not sell that.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows a field with several values, some from the list and some typed. */
export const ParcelTags: Story = {
  render: () => <ParcelTagsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Parcel labels' });
    const status = canvas.getByRole('status');
    await userEvent.type(field, 'exp{ArrowDown}{Enter}');
    await expect(status).toHaveTextContent('On the parcel: Fragile, Express.');
    await userEvent.type(field, 'For Ada{Enter}');
    await expect(status).toHaveTextContent('Fragile, Express, For Ada.');
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(status).toHaveTextContent('On the parcel: Fragile, Express.');
    await userEvent.keyboard('{Escape}');
  },
};

/** Shows a field that loads its options from a server while the reader types. */
export const CustomerSearch: Story = {
  render: () => <CustomerSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    const status = canvas.getByRole('status');
    await userEvent.type(field, 'a');
    await expect(status).toHaveTextContent('Searching…');
    await userEvent.type(field, 'da');
    await expect(await screen.findByRole('option')).toHaveTextContent('Ada Lovelace');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(status).toHaveTextContent('For Ada Lovelace');
    await userEvent.clear(field);
    await expect(status).toHaveTextContent('No customer chosen.');
    await userEvent.type(field, 'zz');
    await expect(await screen.findByText('No customer has this name.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
