import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CatalogTrailDemo from './demos/CatalogTrail/system.tsx';
import CollapsedTrailDemo from './demos/CollapsedTrail/system.tsx';
import OrderTrailDemo from './demos/OrderTrail/system.tsx';

const meta = {
  title: 'Joy UI/Breadcrumbs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows breadcrumb links, each of which opens an upper level of the catalog. */
export const CatalogTrail: Story = {
  render: () => <CatalogTrailDemo />,
  play: async ({ canvas, userEvent }) => {
    const trail = canvas.getByRole('navigation', { name: 'Catalog' });
    await expect(trail).toHaveTextContent('Table “Alder”');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: 'Tables' }));
    await expect(canvas.getByText('Tables')).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('link', { name: 'Shop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Shop')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Shop')).toHaveFocus();
  },
};

/** Shows two links and the current page with slashes in between. */
export const OrderTrail: Story = {
  render: () => <OrderTrailDemo />,
  play: async ({ canvas, userEvent }) => {
    const trail = canvas.getByRole('navigation', { name: 'Orders' });
    await expect(trail).toHaveTextContent('Orders/March/Order 1042');
    await expect(canvas.getByText('Order 1042')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'March' })).toHaveFocus();
  },
};

/** Shows breadcrumbs whose middle levels are collapsed into a menu. */
export const CollapsedTrail: Story = {
  render: () => <CollapsedTrailDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Hidden levels' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: 'Dining room' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tables' })).toHaveFocus();
  },
};
