import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DirectionStackDemo from './demos/DirectionStack/system.tsx';
import DividedStackDemo from './demos/DividedStack/system.tsx';
import NestedStacksDemo from './demos/NestedStacks/system.tsx';
import ResponsiveStackDemo from './demos/ResponsiveStack/system.tsx';
import SpacingStackDemo from './demos/SpacingStack/system.tsx';
import WrappingTagsDemo from './demos/WrappingTags/system.tsx';

const meta = {
  title: 'Material UI/Stack',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Returns the vertical gap between two elements in px. */
function measureGap(above: Element, below: Element) {
  return below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
}

/** Shows radio buttons that set the direction of three cards. */
export const DirectionStack: Story = {
  render: () => <DirectionStackDemo />,
  play: async ({ canvas, userEvent }) => {
    const cards = canvas.getByRole('group', { name: 'Cards' });
    await expect(cards).toHaveStyle({ flexDirection: 'row' });
    await userEvent.click(canvas.getByRole('radio', { name: 'column-reverse' }));
    await expect(cards).toHaveStyle({ flexDirection: 'column-reverse' });
    const top = (name: string) => canvas.getByText(name).getBoundingClientRect().top;
    await expect(top('Three')).toBeLessThan(top('One'));
    await userEvent.click(canvas.getByRole('radio', { name: 'column' }));
    await expect(top('One')).toBeLessThan(top('Three'));
  },
};

/** Shows a slider that sets the spacing between three rows, in theme units. */
export const SpacingStack: Story = {
  render: () => <SpacingStackDemo />,
  play: async ({ canvas, userEvent }) => {
    const items = canvas.getAllByRole('listitem');
    const [first, second] = items;
    if (first === undefined || second === undefined) {
      throw new Error('The demo shows fewer than two rows.');
    }
    const initial = measureGap(first, second);
    await expect(initial).toBeGreaterThan(0);
    canvas.getByRole('slider', { name: /Spacing/ }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByText('Spacing: 6')).toBeVisible();
    await expect(measureGap(first, second)).toBeCloseTo(initial * 3, 0);
    await userEvent.keyboard('{PageDown}');
    await expect(measureGap(first, second)).toBeCloseTo(0, 0);
  },
};

/** Shows three facts with vertical dividers, which a switch removes. */
export const DividedStack: Story = {
  render: () => <DividedStackDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(2);
    const lines = canvas.getByRole('checkbox', { name: 'Lines between the facts' });
    await userEvent.click(lines);
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
    await userEvent.click(lines);
    await expect(canvas.getAllByRole('separator')).toHaveLength(2);
  },
};

/** Shows a newsletter form as a column on phones, and as a row from the `sm` breakpoint. */
export const ResponsiveStack: Story = {
  render: () => <ResponsiveStackDemo />,
  play: async ({ canvas, userEvent }) => {
    const wide = window.matchMedia('(min-width: 600px)').matches;
    await expect(canvas.getByRole('form', { name: 'Newsletter' })).toHaveStyle({
      flexDirection: wide ? 'row' : 'column',
    });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(status).toHaveTextContent('Enter an email address first.');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email address' }),
      'ada@example.com{Enter}',
    );
    await expect(status).toHaveTextContent('ada@example.com is on the list.');
  },
};

/** Shows removable filters that wrap onto more lines with an even gap. */
export const WrappingTags: Story = {
  render: () => <WrappingTagsDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Filters' });
    await expect(list).toHaveStyle({ flexWrap: 'wrap' });
    const top = (tag: string) => canvas.getByText(tag).getBoundingClientRect().top;
    await expect(top('For two')).toBeGreaterThan(top('Vegetarian'));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Quick' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 filters');
    await expect(canvas.queryByText('Quick')).not.toBeInTheDocument();
    const reset = canvas.getByRole('button', { name: 'Show all filters' });
    await expect(reset).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Quick')).toBeVisible();
  },
};

/** Shows rows in a column; the button of a task keeps the focus when the task moves up. */
export const NestedStacks: Story = {
  render: () => <NestedStacksDemo />,
  play: async ({ canvas, userEvent }) => {
    const moveUp = canvas.getByRole('button', { name: 'Move up: Paint the door' });
    await userEvent.click(moveUp);
    await userEvent.keyboard('{Enter}');
    await expect(moveUp).toHaveFocus();
    const order = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(order).toEqual(['Paint the door', 'Draw the plan', 'Order the wood']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Paint the door is now number 1.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('already first');
  },
};
