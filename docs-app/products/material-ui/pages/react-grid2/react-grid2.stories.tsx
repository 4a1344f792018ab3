import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderFormGridDemo from './demos/OrderFormGrid/system.tsx';
import TeamGridDemo from './demos/TeamGrid/system.tsx';

const meta = {
  title: 'Material UI/Grid v2',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a form whose fields share a row when the window is wide enough. */
export const OrderFormGrid: Story = {
  render: () => <OrderFormGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    await expect(box('Postcode').top).toBe(box('Town').top);
    await expect(box('Street').width).toBeGreaterThan(box('Postcode').width * 2);
    const gap = box('Postcode').top - box('Street').bottom;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'More room' }));
    await expect(box('Postcode').top - box('Street').bottom).toBeGreaterThan(gap);
    await userEvent.tab();
    await userEvent.keyboard('Harbour Street 4');
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('Harbour Street 4');
  },
};

/** Shows nested grids whose sides can be swapped. */
export const TeamGrid: Story = {
  render: () => <TeamGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const left = (name: string) => canvas.getByRole('list', { name }).getBoundingClientRect().left;
    const wide = window.matchMedia('(min-width: 600px)').matches;
    const before = left('Workshop') - left('Shop');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const after = left('Workshop') - left('Shop');
    if (wide) await expect(Math.sign(after)).toBe(-Math.sign(before));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('list', { name: 'Shop' }).parentElement).toHaveStyle({
      flexDirection: 'row-reverse',
    });
  },
};
