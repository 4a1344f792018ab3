import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ConditionalStylesDemo from './demos/ConditionalStyles/system.tsx';
import InvoiceTotalDemo from './demos/InvoiceTotal/system.tsx';
import ResponsiveShipmentsDemo from './demos/ResponsiveShipments/system.tsx';

const meta = {
  title: 'MUI System/The sx prop',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows `sx` values that are keys of the theme, such as colors and spacing. */
export const InvoiceTotal: Story = {
  render: () => <InvoiceTotalDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('€640 are due');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as paid' }));
    await expect(status).toHaveTextContent('is paid');
    await expect(canvas.getByRole('button', { name: 'Reopen' })).toHaveFocus();
  },
};

/** Shows `sx` values that change at a breakpoint. */
export const ResponsiveShipments: Story = {
  render: () => <ResponsiveShipmentsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Slowest first' }));
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Malmö');
    await expect(canvas.getByRole('list')).toHaveStyle({ display: 'grid' });
  },
};

/** Shows an `sx` array that adds styles when a condition is true. */
export const ConditionalStyles: Story = {
  render: () => <ConditionalStylesDemo />,
  play: async ({ canvas, userEvent }) => {
    const pharmacy = canvas.getByRole('button', { name: 'Linden Pharmacy' });
    await expect(pharmacy).toHaveStyle({ boxShadow: 'none' });
    await userEvent.click(pharmacy);
    await expect(pharmacy).toHaveAttribute('aria-pressed', 'true');
    await expect(getComputedStyle(pharmacy).boxShadow).toContain('inset');
  },
};
