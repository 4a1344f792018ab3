import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BerthTilesCss from './demos/BerthTiles/css.tsx';
import BerthTilesSystem from './demos/BerthTiles/system.tsx';
import BerthTilesTailwind from './demos/BerthTiles/tailwind.tsx';
import FocusableDisabledCss from './demos/FocusableDisabled/css.tsx';
import FocusableDisabledSystem from './demos/FocusableDisabled/system.tsx';
import FocusableDisabledTailwind from './demos/FocusableDisabled/tailwind.tsx';
import HookButtonCss from './demos/HookButton/css.tsx';
import HookButtonSystem from './demos/HookButton/system.tsx';
import HookButtonTailwind from './demos/HookButton/tailwind.tsx';
import InvoiceLinksCss from './demos/InvoiceLinks/css.tsx';
import InvoiceLinksSystem from './demos/InvoiceLinks/system.tsx';
import InvoiceLinksTailwind from './demos/InvoiceLinks/tailwind.tsx';
import ParcelFormCss from './demos/ParcelForm/css.tsx';
import ParcelFormSystem from './demos/ParcelForm/system.tsx';
import ParcelFormTailwind from './demos/ParcelForm/tailwind.tsx';
import SaveButtonCss from './demos/SaveButton/css.tsx';
import SaveButtonSystem from './demos/SaveButton/system.tsx';
import SaveButtonTailwind from './demos/SaveButton/tailwind.tsx';

const meta = {
  title: 'Base UI/Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows buttons whose states are styled by state classes, such as `base--disabled`. */
export const SaveButton: Story = {
  render: renderStyling({
    system: SaveButtonSystem,
    tailwind: SaveButtonTailwind,
    css: SaveButtonCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save invoice' });
    await userEvent.tab();
    await expect(save).toHaveClass('base--focusVisible');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 318 is saved.');
    await expect(save).toBeDisabled();
    await expect(save).toHaveClass('base--disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit again' }));
    await expect(save).toBeEnabled();
  },
};

/** Shows a form with a submit button and a reset button. */
export const ParcelForm: Story = {
  render: renderStyling({
    system: ParcelFormSystem,
    tailwind: ParcelFormTailwind,
    css: ParcelFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const weight = canvas.getByRole('textbox', { name: 'Weight in kilograms' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '3.5{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('A parcel of 3.5 kg is registered.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(weight).toHaveValue('2');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('A parcel of 2 kg is registered.');
  },
};

/** Shows links with the style of a button. */
export const InvoiceLinks: Story = {
  render: renderStyling({
    system: InvoiceLinksSystem,
    tailwind: InvoiceLinksTailwind,
    css: InvoiceLinksCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Open invoice 318' });
    await expect(link).toHaveAttribute('href', '#invoice-318');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveClass('base--focusVisible');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All invoices' })).toHaveFocus();
  },
};

/** Shows tiles of `div` elements with the role and the keys of a button. */
export const BerthTiles: Story = {
  render: renderStyling({
    system: BerthTilesSystem,
    tailwind: BerthTilesTailwind,
    css: BerthTilesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /Berth A1/ });
    await expect(tile.tagName).toBe('DIV');
    await userEvent.tab();
    await expect(tile).toHaveClass('base--focusVisible');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Berth A1 is reserved.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Berth B2 is reserved.');
  },
};

/** Shows a disabled button that stays focusable, so that screen readers announce its hint. */
export const FocusableDisabled: Story = {
  render: renderStyling({
    system: FocusableDisabledSystem,
    tailwind: FocusableDisabledTailwind,
    css: FocusableDisabledCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('button', { name: 'Place the order' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(order).toHaveFocus();
    await expect(order).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('accepted first');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(order);
    await expect(canvas.getByRole('status')).toHaveTextContent('the order is placed');
  },
};

/** Shows toggle buttons built with `useButton`, with a hint beside the focused button. */
export const HookButton: Story = {
  render: renderStyling({
    system: HookButtonSystem,
    tailwind: HookButtonTailwind,
    css: HookButtonCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const mug = canvas.getByRole('button', { name: 'Favorite: Travel mug' });
    await expect(mug).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect(mug).toHaveFocus();
    await expect(canvas.getByText('Space changes it')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(mug).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(mug);
    await expect(mug).toHaveAttribute('aria-pressed', 'false');
  },
};
