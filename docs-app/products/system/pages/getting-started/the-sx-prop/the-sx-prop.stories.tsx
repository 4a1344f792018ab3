import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ConditionalStylesDemo from './demos/ConditionalStyles/system.tsx';
import DarkNoticeDemo from './demos/DarkNotice/system.tsx';
import InvoiceTotalDemo from './demos/InvoiceTotal/system.tsx';
import PickupNoteDemo from './demos/PickupNote/system.tsx';
import ResponsiveShipmentsDemo from './demos/ResponsiveShipments/system.tsx';
import StockLevelsDemo from './demos/StockLevels/system.tsx';
import TrackLinksDemo from './demos/TrackLinks/system.tsx';

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

/** Shows a box with padding, a border and a text color. */
export const PickupNote: Story = {
  render: () => <PickupNoteDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pickup today/)).toHaveStyle({
      paddingTop: '16px',
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
    });
  },
};

/** Shows a list whose `sx` prop styles its links, their hover state and its items. */
export const TrackLinks: Story = {
  render: () => <TrackLinksDemo />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveStyle({ borderTopWidth: '0px' });
    await expect(second).toHaveStyle({ borderTopWidth: '1px' });
    await expect(canvas.getByRole('link', { name: 'Parcel 12' })).toHaveStyle({
      display: 'block',
      textDecorationLine: 'none',
    });
  },
};

/** Shows a bar whose width is a CSS variable, so that its class stays the same. */
export const StockLevels: Story = {
  render: () => <StockLevelsDemo />,
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Stock: 40 %' });
    const bar = canvasElement.querySelector<HTMLElement>('[aria-hidden]');
    const className = bar?.className;
    await fireEvent.change(slider, { target: { value: '75' } });
    await expect(canvas.getByRole('slider', { name: 'Stock: 75 %' })).toBeVisible();
    await expect(bar?.style.getPropertyValue('--level')).toBe('75%');
    await expect(bar?.className).toBe(className);
  },
};

/** Shows a notice that changes its colors in a theme with the mode `dark`. */
export const DarkNotice: Story = {
  render: () => <DarkNoticeDemo />,
  play: async ({ canvas, userEvent }) => {
    const notice = canvas.getByText(/The harbor is closed/);
    await expect(notice).toHaveStyle({ backgroundColor: 'rgb(255, 241, 214)' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dark theme' }));
    await expect(notice).toHaveStyle({ backgroundColor: 'rgb(58, 39, 8)' });
  },
};
