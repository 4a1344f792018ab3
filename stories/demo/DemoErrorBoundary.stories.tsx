import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DemoErrorBoundary } from '@vitrine/ui/demo';
import { CounterDemo } from './CounterDemo.tsx';
import { OwnRoot } from './OwnRoot.tsx';

const onCaughtError = fn().mockName('onCaughtError');

function BreaksAtThree() {
  const [count, setCount] = React.useState(0);
  if (count === 3) throw new Error('The basket holds at most two items.');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} in the basket
    </button>
  );
}

function BreaksAtOnce(): React.ReactNode {
  throw new Error(
    "Cannot read properties of undefined (reading 'aVeryLongNameThatHasNoPlaceToBreakByItself')",
  );
}

const meta = {
  title: 'Docs UI/Demo/DemoErrorBoundary',
  component: DemoErrorBoundary,
  args: {
    labels: { crashed: 'This demo stopped with an error.', reset: 'Reset demo' },
    children: <CounterDemo />,
  },
  argTypes: { children: { control: false } },
  render: (args) => (
    <OwnRoot onCaughtError={onCaughtError}>
      <DemoErrorBoundary {...args} />
    </OwnRoot>
  ),
} satisfies Meta<typeof DemoErrorBoundary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Renders the demo without an error panel while the demo works. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to basket' }));
    await expect(canvas.getByText('1 in the basket')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Replaces a demo that throws with a panel that shows the error. */
export const Broken: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  args: { children: <BreaksAtOnce /> },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This demo stopped with an error.');
    await expect(alert).toHaveTextContent('Cannot read properties of undefined');
    await expect(onCaughtError).toHaveBeenCalled();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Restarts a demo on Reset after the demo threw an error during use. */
export const Reset: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  args: { children: <BreaksAtThree /> },
  decorators: [
    (Story) => (
      <div data-demo-stage="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const count of [0, 1, 2]) {
      await userEvent.click(await canvas.findByRole('button', { name: `${count} in the basket` }));
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent('at most two items');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset demo' }));
    await expect(canvas.getByRole('button', { name: '0 in the basket' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[data-demo-stage]')).toHaveFocus();
  },
};
