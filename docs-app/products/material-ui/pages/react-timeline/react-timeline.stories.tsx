import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DotColorsDemo from './demos/DotColors/system.tsx';
import OrderTimelineDemo from './demos/OrderTimeline/system.tsx';
import ParcelTimelineDemo from './demos/ParcelTimeline/system.tsx';

const meta = {
  title: 'Material UI/Timeline',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the stops of a parcel as a timeline, with the times on the opposite side of the line. */
export const ParcelTimeline: Story = {
  render: () => <ParcelTimelineDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'The way of your parcel' })).toBeVisible();
    const sideOf = (text: string, time: string) =>
      Math.sign(
        canvas.getByText(text).getBoundingClientRect().left -
          canvas.getByText(time).getBoundingClientRect().left,
      );
    const before = sideOf('Packed', 'Monday, 16:10');
    await userEvent.click(canvas.getByRole('radio', { name: 'left' }));
    await expect(sideOf('Packed', 'Monday, 16:10')).toBe(-before);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'alternate' })).toBeChecked();
    await expect(sideOf('Packed', 'Monday, 16:10')).toBe(before);
    await expect(sideOf('In the van', 'Tuesday, 7:30')).toBe(-before);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Shows two events without opposite content. */
export const OrderTimeline: Story = {
  render: () => <OrderTimelineDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Order 4711' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Shows three colors and both variants of a dot. */
export const DotColors: Story = {
  render: () => <DotColorsDemo />,
  play: async ({ canvas }) => {
    const dots = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.MuiTimelineDot-root'));
    await expect(dots[0]).toHaveClass('MuiTimelineDot-outlinedGrey');
    await expect(dots[2]).toHaveClass('MuiTimelineDot-filledSuccess');
  },
};
