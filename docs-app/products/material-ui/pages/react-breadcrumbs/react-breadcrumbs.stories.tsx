import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import IconPathDemo from './demos/IconPath/system.tsx';
import InvoicePathDemo from './demos/InvoicePath/system.tsx';
import CatalogPathDemo from './demos/CatalogPath/system.tsx';

const meta = {
  title: 'Material UI/Breadcrumbs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows five levels, of which two are collapsed until the user expands them. */
export const CatalogPath: Story = {
  render: () => <CatalogPathDemo />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(canvas.getByRole('navigation', { name: 'Place in the shop' })).toBeVisible();
    await expect(names()).toEqual(['Shop', '', 'Saws', 'Japanese saws']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole way' }));
    await expect(names()).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Shop' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Shop', 'Workshop']);
    await expect(canvas.getByText('Workshop')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the saws' }));
    await expect(names()).toEqual(['Shop', '', 'Saws', 'Japanese saws']);
  },
};

/** Shows two links and the current page. */
export const InvoicePath: Story = {
  render: () => <InvoicePathDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Invoice path' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Invoice 31')).toHaveAttribute('aria-current', 'page');
  },
};

/** Shows links with icons. */
export const IconPath: Story = {
  render: () => <IconPathDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Parcels' })).toHaveAttribute('href', '#parcels');
    await expect(canvas.getByTestId('HomeIcon')).toHaveAttribute('aria-hidden', 'true');
  },
};
