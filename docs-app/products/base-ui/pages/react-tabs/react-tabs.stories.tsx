import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import HookTabsCss from './demos/HookTabs/css.tsx';
import HookTabsSystem from './demos/HookTabs/system.tsx';
import HookTabsTailwind from './demos/HookTabs/tailwind.tsx';
import InvoiceTabsCss from './demos/InvoiceTabs/css.tsx';
import InvoiceTabsSystem from './demos/InvoiceTabs/system.tsx';
import InvoiceTabsTailwind from './demos/InvoiceTabs/tailwind.tsx';
import VerticalTabsCss from './demos/VerticalTabs/css.tsx';
import VerticalTabsSystem from './demos/VerticalTabs/system.tsx';
import VerticalTabsTailwind from './demos/VerticalTabs/tailwind.tsx';

const meta = {
  title: 'Base UI/Tabs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three tabs; the arrow keys move the focus, and Enter selects a tab. */
export const InvoiceTabs: Story = {
  render: renderStyling({
    system: InvoiceTabsSystem,
    tailwind: InvoiceTabsTailwind,
    css: InvoiceTabsCss,
  }),
  play: async ({ canvas, userEvent, globals }) => {
    await expect(canvas.getByRole('tablist', { name: 'Invoice 318' })).toBeVisible();
    const [items, payments] = canvas.getAllByRole('tab');
    await expect(items).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(items).toHaveFocus();
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(payments).toHaveFocus();
    await expect(payments).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(payments).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('€24.00 are due');
    await userEvent.click(canvas.getByRole('tab', { name: 'History' }));
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  },
};

/** Shows vertical tabs that are selected on focus. */
export const VerticalTabs: Story = {
  render: renderStyling({
    system: VerticalTabsSystem,
    tailwind: VerticalTabsTailwind,
    css: VerticalTabsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Team' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Who may see invoices');
    await expect(canvas.getByRole('tab', { name: 'Plan' })).toBeDisabled();
  },
};

/** Shows tabs of custom elements, built with four hooks such as `useTabs`. */
export const HookTabs: Story = {
  render: renderStyling({ system: HookTabsSystem, tailwind: HookTabsTailwind, css: HookTabsCss }),
  play: async ({ canvas, userEvent }) => {
    const tuesday = canvas.getByRole('tab', { name: 'Tuesday', selected: true });
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two boxes');
    await userEvent.tab();
    await expect(tuesday).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const friday = canvas.getByRole('tab', { name: 'Friday' });
    await expect(friday).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Friday' })).toHaveTextContent('One letter');
    await userEvent.click(tuesday);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two boxes');
  },
};
