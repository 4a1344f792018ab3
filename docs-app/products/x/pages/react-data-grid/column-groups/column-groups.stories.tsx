import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import NestedGroupsDemo from './demos/NestedGroups/system.tsx';
import PriceGroupsDemo from './demos/PriceGroups/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column groups',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two column groups, whose headers the arrow keys can focus. */
export const PriceGroups: Story = {
  render: () => <PriceGroupsDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('columnheader', { name: 'Price (€)' });
    await expect(group).toHaveAttribute('aria-colspan', '2');
    await userEvent.click(await canvas.findByRole('gridcell', { name: '75' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(group).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('columnheader', { name: 'Net' })).toHaveFocus();
  },
};

/** Shows nested column groups. */
export const NestedGroups: Story = {
  render: () => <NestedGroupsDemo />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Voyage' })).toHaveAttribute(
      'aria-colspan',
      '4',
    );
    await expect(canvas.getByRole('columnheader', { name: 'Harbors' })).toHaveAttribute(
      'aria-colspan',
      '2',
    );
  },
};
