import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import AccountTabsCss from './demos/AccountTabs/css.tsx';
import AccountTabsSystem from './demos/AccountTabs/system.tsx';
import AccountTabsTailwind from './demos/AccountTabs/tailwind.tsx';
import ActivationModeDemo from './demos/ActivationMode/system.tsx';
import IconTabsDemo from './demos/IconTabs/system.tsx';
import OrderPanelsDemo from './demos/OrderPanels/system.tsx';
import ScrollableTabsDemo from './demos/ScrollableTabs/system.tsx';
import SettingsFormCss from './demos/SettingsForm/css.tsx';
import SettingsFormSystem from './demos/SettingsForm/system.tsx';
import SettingsFormTailwind from './demos/SettingsForm/tailwind.tsx';
import VerticalTabsDemo from './demos/VerticalTabs/system.tsx';
import YearTabsDemo from './demos/YearTabs/system.tsx';

const meta = {
  title: 'Material UI/Tabs',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/tabs' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three sections of an account as tabs; one section is visible at a time. */
export const AccountTabs: Story = {
  render: renderStyling({
    system: AccountTabsSystem,
    tailwind: AccountTabsTailwind,
    css: AccountTabsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Billing' }));
    await expect(canvas.getByRole('tab', { name: 'Billing' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const panel = canvas.getByRole('tabpanel', { name: 'Billing' });
    await expect(panel).toHaveTextContent('The next invoice is due');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};

/** Shows a form across two tabs; hidden panels keep their fields, so both are saved. */
export const SettingsForm: Story = {
  render: renderStyling({
    system: SettingsFormSystem,
    tailwind: SettingsFormTailwind,
    css: SettingsFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Workspace name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Southwind');
    await userEvent.click(canvas.getByRole('tab', { name: 'Messages' }));
    await expect(name).not.toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send me a summary every week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Saved Southwind with weekly summary.',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'General' }));
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Southwind');
  },
};

/** Shows mail folders as tabs of equal width, with an icon above each label. */
export const IconTabs: Story = {
  render: () => <IconTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const widths = canvas.getAllByRole('tab').map((tab) => Math.round(tab.offsetWidth));
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Drafts' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('1 unfinished message');
  },
};

/** Shows twelve months in a scrollable row; the selected tab scrolls into view. */
export const ScrollableTabs: Story = {
  render: () => <ScrollableTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const december = canvas.getByRole('tab', { name: 'December' });
    const list = canvas.getByRole('tablist', { name: 'Orders by month' });
    const scroller = list.parentElement as HTMLElement;
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await userEvent.click(canvas.getByRole('tab', { name: 'January' }));
    await userEvent.keyboard('{End}');
    await expect(december).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'December' })).toHaveTextContent(
      '112 orders in December',
    );
    await waitFor(() => {
      const tab = december.getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      expect(tab.left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(tab.right).toBeLessThanOrEqual(frame.right + 1);
    });
  },
};

/** Shows vertical tabs; the up and down arrow keys skip the disabled tab. */
export const VerticalTabs: Story = {
  render: () => <VerticalTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.getByRole('tab', { name: 'Receipt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Address' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Payment' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { name: 'Address' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Paid by invoice');
  },
};

/** Shows tabs with a switch for selection on focus. */
export const ActivationMode: Story = {
  render: () => <ActivationModeDemo />,
  play: async ({ canvas, userEvent }) => {
    const week = canvas.getByRole('tab', { name: 'Week' });
    const isRtl = getComputedStyle(week).direction === 'rtl';
    const nextKey = isRtl ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.click(canvas.getByRole('tab', { name: 'Today' }));
    await userEvent.keyboard(nextKey);
    await expect(week).toHaveFocus();
    await expect(week).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(week).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(canvas.getByRole('checkbox', { name: /as soon as it has focus/ }));
    await userEvent.click(week);
    await userEvent.keyboard(nextKey);
    await expect(canvas.getByRole('tab', { name: 'Month' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Slightly warmer than usual.');
  },
};

/** Shows tabs and panels that are linked by their value. */
export const OrderPanels: Story = {
  render: () => <OrderPanelsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tabpanel', { name: 'Items' })).toHaveTextContent(
      'Two desk lamps',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Address' }));
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await userEvent.type(street, ' West');
    canvas.getByRole('tab', { name: 'Address' }).focus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Items' })).toBeVisible();
    await expect(street).not.toBeVisible();
    await expect(street).toHaveValue('4 Mill Lane West');
  },
};

/** Shows tabs whose scroll buttons have custom icons. */
export const YearTabs: Story = {
  render: () => <YearTabsDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [back, forth] = canvasElement.querySelectorAll('.MuiTabScrollButton-root');
    await waitFor(() => expect(back).toHaveClass('Mui-disabled'));
    await waitFor(() => expect(forth).not.toHaveClass('Mui-disabled'));
    await userEvent.click(forth!);
    await waitFor(() => expect(back).not.toHaveClass('Mui-disabled'));
    canvas.getByRole('tab', { name: '2013' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: '2024' })).toHaveTextContent('of 2024');
  },
};
