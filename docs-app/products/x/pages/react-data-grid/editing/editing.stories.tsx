import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CellEditingDemo from './demos/CellEditing/system.tsx';
import CheckedEditingDemo from './demos/CheckedEditing/system.tsx';
import ClickToEditDemo from './demos/ClickToEdit/system.tsx';
import GrossPricesDemo from './demos/GrossPrices/system.tsx';
import LockedInvoicesDemo from './demos/LockedInvoices/system.tsx';
import RowEditingDemo from './demos/RowEditing/system.tsx';

const meta = {
  title: 'MUI X/Data Grid editing',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid whose cells are edited one at a time. */
export const CellEditing: Story = {
  render: () => <CellEditingDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: 'Desk lamp' }));
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Floor lamp{Enter}');
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Saving…'));
    await waitFor(() => expect(status).toHaveTextContent('Saved: Floor lamp, €35.'), {
      timeout: 3000,
    });
    await userEvent.click(await canvas.findByRole('gridcell', { name: '12' }));
    await userEvent.keyboard('{Delete}{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Saved: Paper tray, no price.'), {
      timeout: 3000,
    });
  },
};

/** Shows a cell whose value is validated while typing, and again on save. */
export const CheckedEditing: Story = {
  render: () => <CheckedEditingDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '25' }));
    const field = await canvas.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('must be above zero');
    await expect(getComputedStyle(field.parentElement!).boxShadow).toContain('inset');
    await userEvent.type(field, '{Backspace}90');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    await userEvent.type(field, '{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('at most double');
    await userEvent.type(field, '{Backspace}{Backspace}0');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(field, '{Backspace}30');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    const saved = await canvas.findByRole('gridcell', { name: '30' });
    await userEvent.click(saved);
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('must be above zero');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('gridcell', { name: '30' })).toBeVisible();
  },
};

/** Shows a grid whose rows are edited as a whole, with buttons to save and to cancel. */
export const RowEditing: Story = {
  render: () => <RowEditingDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit row 2' }));
    const field = await canvas.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'Jonas Bergström');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Save row 2' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Jonas Bergström' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit row 1' }));
    await userEvent.type(await canvas.findByRole('textbox'), '!');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Cancel editing row 1' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Ana Ribeiro' })).toBeVisible();
  },
};

/** Shows a grid in which only the totals of open invoices can be edited. */
export const LockedInvoices: Story = {
  render: () => <LockedInvoicesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '480' }));
    await expect(canvas.queryByRole('spinbutton')).not.toBeInTheDocument();
    await userEvent.dblClick(canvas.getByRole('gridcell', { name: '75' }));
    const field = await canvas.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '70{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: '70' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: Papeterie Blanc, €70.');
  },
};

/** Shows a grid whose cells are edited after a single click. */
export const ClickToEdit: Story = {
  render: () => <ClickToEditDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: '12' }));
    const first = await canvas.findByRole('spinbutton');
    await userEvent.clear(first);
    await userEvent.type(first, '11');
    await userEvent.click(canvas.getByRole('gridcell', { name: '40' }));
    await expect(await canvas.findByRole('gridcell', { name: '11' })).toBeVisible();
    const second = await canvas.findByRole('spinbutton');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('gridcell', { name: '40' })).toBeVisible();
  },
};

/** Shows a computed price whose edited value changes another field of the row. */
export const GrossPrices: Story = {
  render: () => <GrossPricesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '42' }));
    const field = await canvas.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '60{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: '60' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '50' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: Desk lamp, €50.00 net.');
  },
};
