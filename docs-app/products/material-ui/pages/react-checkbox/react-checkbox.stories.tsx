import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CargoColorsDemo from './demos/CargoColors/system.tsx';
import ContactWaysDemo from './demos/ContactWays/system.tsx';
import FavoriteShipsDemo from './demos/FavoriteShips/system.tsx';
import GiftWrapDemo from './demos/GiftWrap/system.tsx';
import OpeningDaysDemo from './demos/OpeningDays/system.tsx';
import OrderExtrasDemo from './demos/OrderExtras/system.tsx';
import PackingListDemo from './demos/PackingList/system.tsx';
import StockFiltersDemo from './demos/StockFilters/system.tsx';
import TermsFormDemo from './demos/TermsForm/system.tsx';

const meta = {
  title: 'Material UI/Checkbox',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/checkboxes' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a checkbox with a label. */
export const GiftWrap: Story = {
  render: () => <GiftWrapDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Gift wrap' });
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Gift wrap'));
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

/** Shows a checkbox group with a label and a maximum number of choices. */
export const OrderExtras: Story = {
  render: () => <OrderExtrasDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Choose up to two extras' })).toBeVisible();
    await userEvent.click(canvas.getByText('Greeting card'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 chosen');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Extra insurance' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('one too many');
    await expect(canvas.getByRole('checkbox', { name: /Express/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gift wrap' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 chosen');
  },
};

/** Shows a parent checkbox that checks or clears all items. */
export const PackingList: Story = {
  render: () => <PackingListDemo />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Everything is packed' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 packed');
    canvas.getByRole('checkbox', { name: 'One side table' }).focus();
    await userEvent.keyboard(' ');
    await expect(all).not.toBeChecked();
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 3 packed');
  },
};

/** Shows a required checkbox that blocks the form until it is checked. */
export const TermsForm: Story = {
  render: () => <TermsFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const terms = canvas.getByRole('checkbox', { name: /terms of delivery/ });
    await expect(terms).toBeRequired();
    await expect(terms).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(terms);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The order is placed.');
  },
};

/** Shows a checkbox group that needs at least one choice. */
export const ContactWays: Story = {
  render: () => <ContactWaysDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'How may we reach you?' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('No way is chosen. Choose at least one.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard(' ');
    await expect(group).toHaveAccessibleDescription('Choose at least one way.');
    await userEvent.click(canvas.getByText('Phone call'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: Email, Phone call');
  },
};

/** Shows checked boxes in three colors. */
export const CargoColors: Story = {
  render: () => <CargoColorsDemo />,
  play: async ({ canvas, userEvent }) => {
    const fragile = canvas.getByRole('checkbox', { name: 'Fragile' });
    await expect(fragile.parentElement).toHaveClass('MuiCheckbox-colorWarning');
    await userEvent.click(canvas.getByText('Fragile'));
    await expect(fragile).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Dangerous goods' })).not.toBeChecked();
  },
};

/** Shows checkboxes with hearts as icons. */
export const FavoriteShips: Story = {
  render: () => <FavoriteShipsDemo />,
  play: async ({ canvas, userEvent }) => {
    const aurora = canvas.getByRole('checkbox', { name: 'Aurora' });
    await userEvent.tab();
    await expect(aurora).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(aurora).toBeChecked();
    await userEvent.click(canvas.getByText('Polaris'));
    await expect(canvas.getByRole('checkbox', { name: 'Polaris' })).toBeChecked();
  },
};

/** Shows small checkboxes with small labels. */
export const StockFilters: Story = {
  render: () => <StockFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const sale = canvas.getByRole('checkbox', { name: 'On sale' });
    await expect(sale.parentElement!.getBoundingClientRect().width).toBe(38);
    await userEvent.click(sale);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(sale).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Made in Europe' })).toBeChecked();
  },
};

/** Shows checkboxes in a row, with the labels above them. */
export const OpeningDays: Story = {
  render: () => <OpeningDaysDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'The harbor is open on' })).toBeVisible();
    const saturday = canvas.getByRole('checkbox', { name: 'Sat' });
    const label = canvas.getByText('Sat').getBoundingClientRect();
    await expect(label.bottom).toBeLessThan(saturday.getBoundingClientRect().bottom);
    await userEvent.click(canvas.getByText('Sat'));
    await expect(saturday).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(saturday).not.toBeChecked();
  },
};
