import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DeliveryNoteDemo from './demos/DeliveryNote/system.tsx';
import LateParcelsDemo from './demos/LateParcels/system.tsx';
import NestedThemeDemo from './demos/NestedTheme/system.tsx';
import OrderActionsDemo from './demos/OrderActions/system.tsx';
import SalesBarsDemo from './demos/SalesBars/system.tsx';

const meta = {
  title: 'Material UI/Theming',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows buttons whose theme turns off uppercase labels. */
export const OrderActions: Story = {
  render: () => <OrderActionsDemo />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveStyle({ textTransform: 'none' });
    }
  },
};

/** Shows a note whose styles read the theme in sx and in styled. */
export const DeliveryNote: Story = {
  render: () => <DeliveryNoteDemo />,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Order 20418' });
    await expect(heading).toHaveStyle({ marginBottom: '8px', fontSize: '20px' });
    const { borderInlineStartColor } = getComputedStyle(heading.parentElement!);
    await expect(borderInlineStartColor).toBe(getComputedStyle(heading).color);
  },
};

/** Shows a chart whose bars have colors of the theme. */
export const SalesBars: Story = {
  render: () => <SalesBarsDemo />,
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('img', { name: 'Orders in four weeks: 42, 58, 35 and 71' });
    const colors = [...chart.children].map((bar) => getComputedStyle(bar).fill);
    await expect(colors[0]).toBe('rgb(158, 158, 158)');
    await expect(colors[3]).not.toBe(colors[0]);
    await expect(colors.slice(0, 3)).toEqual(Array(3).fill(colors[0]));
  },
};

/** Shows a nested theme that makes the buttons in one box small and outlined. */
export const NestedTheme: Story = {
  render: () => <NestedThemeDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New order' })).toHaveClass(
      'MuiButton-contained',
    );
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveClass('MuiButton-outlined');
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveClass('MuiButton-sizeSmall');
  },
};

/** Shows a list that reads a custom value of the theme. */
export const LateParcels: Story = {
  render: () => <LateParcelsDemo />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('2 days, on time');
    await expect(second).toHaveTextContent('5 days, late');
  },
};
