import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderFilterCss from './demos/OrderFilter/css.tsx';
import OrderFilterSystem from './demos/OrderFilter/system.tsx';
import OrderFilterTailwind from './demos/OrderFilter/tailwind.tsx';

const meta = {
  title: 'Base UI/Popup',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a popup that stays open while the user changes its checkboxes. */
export const OrderFilter: Story = {
  render: renderStyling({
    system: OrderFilterSystem,
    tailwind: OrderFilterTailwind,
    css: OrderFilterCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '2 of 3 states' });
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole('group', { name: 'States of orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Packed' }));
    await expect(button).toHaveTextContent('3 of 3 states');
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Paid' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(button).toHaveTextContent('2 of 3 states');
  },
};
