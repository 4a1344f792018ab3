import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasketDrawerDemo from './demos/BasketDrawer/system.tsx';
import ClippedNavigationDemo from './demos/ClippedNavigation/system.tsx';
import FilterSheetDemo from './demos/FilterSheet/system.tsx';
import IconRailDemo from './demos/IconRail/system.tsx';
import PersistentPanelDemo from './demos/PersistentPanel/system.tsx';
import SectionDrawerDemo from './demos/SectionDrawer/system.tsx';
import ShopNavigationDemo from './demos/ShopNavigation/system.tsx';

const meta = {
  title: 'Material UI/Drawer',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/navigation-drawer' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Shows a drawer that covers the page until the user selects a section. */
export const SectionDrawer: Story = {
  render: () => <SectionDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sections' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Sections' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(opener).toHaveFocus();
  },
};

/** Shows a basket in a drawer at the inline end; Escape or a button closes the drawer. */
export const BasketDrawer: Story = {
  render: () => <BasketDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Basket (2)' });
    await userEvent.click(opener);
    const basket = await screen.findByRole('dialog', { name: 'Basket' });
    await expect(within(basket).getByText('140 euros')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Basket' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(opener).toHaveFocus();
  },
};

/** Shows filters in a bottom sheet, which keeps the selection when it closes. */
export const FilterSheet: Story = {
  render: () => <FilterSheetDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'On sale' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show products' }));
    // `SwipeableDrawer` keeps its content mounted, so the closed sheet is only hidden.
    await waitFor(() => expect(sheet).not.toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Only: On sale, Made in Europe');
  },
};

/** Shows navigation that is permanent in wide windows and a temporary drawer in narrow ones. */
export const ShopNavigation: Story = {
  render: () => <ShopNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const isWide = window.matchMedia('(min-width: 600px)').matches;
    if (!isWide) await userEvent.click(canvas.getByRole('button', { name: 'Open the sections' }));
    const navigation = await screen.findByRole('navigation', { name: 'Sections' });
    const invoices = within(navigation).getByRole('button', { name: 'Invoices' });
    invoices.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Invoices' })).toBeVisible());
    if (isWide) await expect(invoices).toHaveAttribute('aria-current', 'page');
    else await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
  },
};

/** Shows a panel that stays open beside the page. */
export const PersistentPanel: Story = {
  render: () => <PersistentPanelDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Details', expanded: true });
    await expect(canvas.getByRole('complementary', { name: 'Details' })).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('complementary')).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('complementary')).toBeVisible());
    await expect(button).toHaveFocus();
  },
};

/** Shows navigation that starts below the app bar. */
export const ClippedNavigation: Story = {
  render: () => <ClippedNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const navigation = canvas.getByRole('navigation', { name: 'Folders' });
    await expect(navigation.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    await userEvent.click(within(navigation).getByRole('button', { name: 'Drafts' }));
    await expect(canvas.getByRole('heading', { name: 'Drafts' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Sent' })).toBeVisible();
  },
};

/** Shows a narrow drawer of icons that expands to show their labels. */
export const IconRail: Story = {
  render: () => <IconRailDemo />,
  play: async ({ canvas, userEvent }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Sections' });
    await expect(navigation.getBoundingClientRect().width).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Labels', pressed: true })).toHaveFocus();
    await expect(navigation.getBoundingClientRect().width).toBeGreaterThan(190);
    const parcels = within(navigation).getByRole('button', { name: 'Parcels' });
    await userEvent.click(parcels);
    await expect(parcels).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('heading', { name: 'Parcels' })).toBeVisible();
  },
};
