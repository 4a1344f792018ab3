import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LinkedPagesDemo from './demos/LinkedPages/system.tsx';
import PaginationStylesDemo from './demos/PaginationStyles/system.tsx';
import EndButtonsDemo from './demos/EndButtons/system.tsx';
import PageRangesDemo from './demos/PageRanges/system.tsx';
import InvoicePagesDemo from './demos/InvoicePages/system.tsx';
import ParcelPagesDemo from './demos/ParcelPages/system.tsx';

const meta = {
  title: 'Material UI/Pagination',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an uncontrolled pagination with ten pages. */
export const ParcelPages: Story = {
  render: () => <ParcelPagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Parcels' })).toBeVisible();
    const second = canvas.getByRole('button', { name: 'Go to page 2' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(second).toHaveAccessibleName('page 2');
  },
};

/** Shows a list of invoices with a controlled pagination. */
export const InvoicePages: Story = {
  render: () => <InvoicePagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('7 to 9 of 29');
    canvas.getByRole('button', { name: 'Go to next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('10 to 12 of 29');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to page 10' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Invoice 29');
    await expect(canvas.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  },
};

/** Compares a pagination without siblings of the current page and one without boundary pages. */
export const PageRanges: Story = {
  render: () => <PageRangesDemo />,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('navigation');
    const numbers = (row: HTMLElement) =>
      within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .filter((text) => /\d/.test(text ?? ''));
    await expect(numbers(rows[0]!)).toEqual(['1', '10', '20']);
    await expect(numbers(rows[1]!)).toEqual(['9', '10', '11']);
  },
};

/** Shows a pagination with buttons for the first and last page, and one without arrows. */
export const EndButtons: Story = {
  render: () => <EndButtonsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to last page' }));
    const bookings = within(canvas.getByRole('navigation', { name: 'Bookings' }));
    await expect(bookings.getByRole('button', { name: 'page 5' })).toHaveAttribute('aria-current');
    const harbors = within(canvas.getByRole('navigation', { name: 'Harbors' }));
    await expect(harbors.getAllByRole('button')).toHaveLength(5);
  },
};

/** Compares the outlined variant, the rounded shape and the sizes. */
export const PaginationStyles: Story = {
  render: () => <PaginationStylesDemo />,
  play: async ({ canvas }) => {
    const row = (name: string) => within(canvas.getByRole('navigation', { name }));
    await expect(row('Rounded').getByText('1')).toHaveClass('MuiPaginationItem-rounded');
    await expect(row('Large').getByText('1')).toHaveClass('MuiPaginationItem-sizeLarge');
    await expect(row('Disabled').getByText('2')).toHaveClass('Mui-disabled');
  },
};

/** Shows a pagination whose items are links. */
export const LinkedPages: Story = {
  render: () => <LinkedPagesDemo />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Go to page 3' });
    await expect(link).toHaveAttribute('href', '#invoices-3');
    await expect(canvas.getByTestId('ArrowForwardIcon')).toBeVisible();
  },
};
