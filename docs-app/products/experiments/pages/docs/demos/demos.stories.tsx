import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SmallCounterDemo from './demos/SmallCounter/system.tsx';
import TallInvoiceListDemo from './demos/TallInvoiceList/system.tsx';
import WidePriceTableDemo from './demos/WidePriceTable/system.tsx';

const meta = {
  title: 'Docs Infra/Demos',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a demo that is much smaller than its frame. */
export const SmallCounter: Story = {
  render: () => <SmallCounterDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sent 0 times' }));
    await expect(canvas.getByRole('button', { name: 'Sent 1 times' })).toBeVisible();
  },
};

/** Shows a demo that is taller than a phone and changes its height. */
export const TallInvoiceList: Story = {
  render: () => <TallInvoiceListDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'maple');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Invoice 1011');
  },
};

/** Shows a demo that is wider than a phone and has its own scroll container. */
export const WidePriceTable: Story = {
  render: () => <WidePriceTableDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /^Lamp 80\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'With 20 % tax' }));
    await expect(canvas.getByRole('row', { name: /^Lamp 96\.00/ })).toBeVisible();
  },
};
