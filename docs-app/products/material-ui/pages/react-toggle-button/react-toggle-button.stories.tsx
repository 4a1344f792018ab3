import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ToggleSizesDemo from './demos/ToggleSizes/system.tsx';
import TextFormatsDemo from './demos/TextFormats/system.tsx';
import OrderViewDemo from './demos/OrderView/system.tsx';
import TextAlignmentDemo from './demos/TextAlignment/system.tsx';
import PinToggleDemo from './demos/PinToggle/system.tsx';
import DeliveryDaysDemo from './demos/DeliveryDays/system.tsx';

const meta = {
  title: 'Material UI/Toggle Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a vertical group of toggle buttons, in which several buttons can be selected. */
export const DeliveryDays: Story = {
  render: () => <DeliveryDaysDemo />,
  play: async ({ canvas, userEvent }) => {
    const tuesday = canvas.getByRole('button', { name: 'Tuesday' });
    await userEvent.click(tuesday);
    await expect(tuesday).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Days a week: 3');
    await expect(canvas.getByRole('button', { name: 'Wednesday' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Monday' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Days a week: 2');
  },
};

/** Shows a standalone toggle button. */
export const PinToggle: Story = {
  render: () => <PinToggleDemo />,
  play: async ({ canvas, userEvent }) => {
    const pin = canvas.getByRole('button', { name: 'Pin the open orders' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Shows an exclusive group whose selected button can be deselected. */
export const TextAlignment: Story = {
  render: () => <TextAlignmentDemo />,
  play: async ({ canvas, userEvent }) => {
    const start = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    await expect(start).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await expect(canvas.getByRole('button', { name: 'End' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Shows a group in which one button is always selected. */
export const OrderView: Story = {
  render: () => <OrderViewDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('button', { name: 'Grid' });
    await userEvent.click(grid);
    await userEvent.click(grid);
    await expect(grid).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders as a grid');
  },
};

/** Shows a group in which several buttons can be selected. */
export const TextFormats: Story = {
  render: () => <TextFormatsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Italic' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};

/** Compares a small, a large and a disabled group. */
export const ToggleSizes: Story = {
  render: () => <ToggleSizesDemo />,
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('button', { name: 'Day' });
    await expect(days[0]).toHaveClass('MuiToggleButton-sizeSmall');
    await expect(days[1]).toHaveClass('MuiToggleButton-sizeLarge');
    await expect(days[2]).toBeDisabled();
  },
};
