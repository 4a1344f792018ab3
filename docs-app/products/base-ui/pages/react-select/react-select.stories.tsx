import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import CountrySelectCss from './demos/CountrySelect/css.tsx';
import CountrySelectSystem from './demos/CountrySelect/system.tsx';
import CountrySelectTailwind from './demos/CountrySelect/tailwind.tsx';
import DeliverySelectCss from './demos/DeliverySelect/css.tsx';
import DeliverySelectSystem from './demos/DeliverySelect/system.tsx';
import DeliverySelectTailwind from './demos/DeliverySelect/tailwind.tsx';
import HarborSelectCss from './demos/HarborSelect/css.tsx';
import HarborSelectSystem from './demos/HarborSelect/system.tsx';
import HarborSelectTailwind from './demos/HarborSelect/tailwind.tsx';
import HookSelectCss from './demos/HookSelect/css.tsx';
import HookSelectSystem from './demos/HookSelect/system.tsx';
import HookSelectTailwind from './demos/HookSelect/tailwind.tsx';
import ReviewerSelectCss from './demos/ReviewerSelect/css.tsx';
import ReviewerSelectSystem from './demos/ReviewerSelect/system.tsx';
import ReviewerSelectTailwind from './demos/ReviewerSelect/tailwind.tsx';
import StatusFilterCss from './demos/StatusFilter/css.tsx';
import StatusFilterSystem from './demos/StatusFilter/system.tsx';
import StatusFilterTailwind from './demos/StatusFilter/tailwind.tsx';
import WarehouseSelectCss from './demos/WarehouseSelect/css.tsx';
import WarehouseSelectSystem from './demos/WarehouseSelect/system.tsx';
import WarehouseSelectTailwind from './demos/WarehouseSelect/tailwind.tsx';

const meta = {
  title: 'Base UI/Select',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a select with grouped options, whose value a form submits. */
export const CountrySelect: Story = {
  render: renderStyling({
    system: CountrySelectSystem,
    tailwind: CountrySelectTailwind,
    css: CountrySelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Ship to' });
    await expect(select).toHaveTextContent('Austria');
    await userEvent.click(select);
    await waitFor(() => expect(screen.getByRole('option', { name: /Austria/ })).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'From June on' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /Norway/ }));
    await expect(select).toHaveTextContent('Austria');
    await userEvent.click(screen.getByRole('option', { name: /Italy/ }));
    await expect(select).toHaveTextContent('Italy');
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Italy/ })).toHaveFocus());
    await userEvent.keyboard('g{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Germany'));
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('with the country DE');
  },
};

/** Shows a select of four options. */
export const DeliverySelect: Story = {
  render: renderStyling({
    system: DeliverySelectSystem,
    tailwind: DeliverySelectTailwind,
    css: DeliverySelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Delivery' });
    await userEvent.click(select);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Standard' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Express'));
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Express' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
    await expect(select).toHaveFocus();
  },
};

/** Shows a multiple select of objects; the list closes when the maximum is selected. */
export const ReviewerSelect: Story = {
  render: renderStyling({
    system: ReviewerSelectSystem,
    tailwind: ReviewerSelectTailwind,
    css: ReviewerSelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: /Two people/ });
    await expect(select).toHaveTextContent('Mia Berg');
    await userEvent.click(select);
    const mia = await screen.findByRole('option', { name: /Mia Berg/ });
    await expect(mia).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(mia);
    await expect(select).toHaveTextContent('Nobody yet');
    await userEvent.click(screen.getByRole('option', { name: /Jon Ruiz/ }));
    await expect(select).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Ada Lind/ }));
    await expect(select).toHaveTextContent('Jon Ruiz and Ada Lind');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await expect(select).toHaveFocus();
  },
};

/** Shows a select of custom elements, built with `useSelect` and `useOption`. */
export const HookSelect: Story = {
  render: renderStyling({
    system: HookSelectSystem,
    tailwind: HookSelectTailwind,
    css: HookSelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Pick up in the' });
    await expect(button).toHaveTextContent('Noon');
    await userEvent.click(button);
    await expect(canvas.getByRole('option', { name: 'Noon', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Morning' }));
    await expect(button).toHaveTextContent('Morning');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{End}{Enter}');
    await expect(button).toHaveTextContent('Evening');
  },
};

/** Shows a controlled select with a placeholder and a button that clears it. */
export const StatusFilter: Story = {
  render: renderStyling({
    system: StatusFilterSystem,
    tailwind: StatusFilterTailwind,
    css: StatusFilterCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status of the orders' });
    await expect(select).toHaveTextContent('Any status');
    await userEvent.click(select);
    await userEvent.click(await screen.findByRole('option', { name: 'Shipped' }));
    await expect(select).toHaveTextContent('Shipped');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Order 20419$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await expect(select).toHaveTextContent('Any status');
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 20420');
  },
};

/** Shows options with extra text, and a button with a custom label for the selected value. */
export const WarehouseSelect: Story = {
  render: renderStyling({
    system: WarehouseSelectSystem,
    tailwind: WarehouseSelectTailwind,
    css: WarehouseSelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Ship from' });
    await expect(select).toHaveTextContent('Warehouse in Ghent');
    await userEvent.click(select);
    await expect(await screen.findByRole('option', { name: 'Porto 14 in stock' })).toBeVisible();
    await userEvent.keyboard('m{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Warehouse in Malmö'));
  },
};

/** Shows a long list that scrolls to the selected option. */
export const HarborSelect: Story = {
  render: renderStyling({
    system: HarborSelectSystem,
    tailwind: HarborSelectTailwind,
    css: HarborSelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Harbor of arrival' });
    await userEvent.click(select);
    const lisbon = await screen.findByRole('option', { name: 'Lisbon' });
    await waitFor(() => expect(lisbon).toHaveFocus());
    await expect(screen.getByRole('listbox').scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard('ro');
    const rotterdam = screen.getByRole('option', { name: 'Rotterdam' });
    await waitFor(() => expect(rotterdam).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('Rotterdam'));
  },
};
