import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasketDrawerDemo from './demos/BasketDrawer/system.tsx';
import FilterSheetDemo from './demos/FilterSheet/system.tsx';

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

/** Shows a basket at the inline end of the window, which Escape or a button closes. */
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
    // The closed sheet keeps its content in the document, hidden.
    await waitFor(() => expect(sheet).not.toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Only: On sale, Made in Europe');
  },
};
