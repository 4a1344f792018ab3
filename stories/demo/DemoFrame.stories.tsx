import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { highlightCode } from '@vitrine/ui/code';
import { DemoFrame, pickDemoSource } from '@vitrine/ui/demo';
import { parseGlobals } from '@vitrine/ui/settings';
import { codeSamples, counterCode, longCode } from '../fixtures/code.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { CounterDemo } from './CounterDemo.tsx';

const meta = {
  title: 'Docs UI/Demo/DemoFrame',
  component: DemoFrame,
  decorators: [withSite],
  args: {
    name: 'Counter',
    storyId: 'material-ui-button--counter',
    workbenchUrl: '/workbench/',
    source: { files: [{ name: 'Counter.tsx', language: 'tsx', html: '' }] },
    children: <CounterDemo />,
  },
  argTypes: { source: { control: false }, children: { control: false } },
  parameters: { code: codeSamples.tsx },
  loaders: [
    async ({ parameters }) => ({ html: await highlightCode(String(parameters.code), 'tsx') }),
  ],
  render: (args, { loaded }) => (
    <DemoFrame
      {...args}
      source={{ files: [{ ...args.source.files[0], html: String(loaded.html) }] }}
    />
  ),
} satisfies Meta<typeof DemoFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a running demo, its collapsed source and a link to its story. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(canvas.getByText('1 in the basket')).toBeVisible();
    await expect(canvas.getByText('Counter.tsx')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in the workbench' })).toHaveAttribute(
      'href',
      '/workbench/?path=/story/material-ui-button--counter',
    );
  },
};

/** Shows the complete source with a copy button. */
export const CodeOpen: Story = {
  parameters: { clauses: ['PRD-2'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
    await expect(canvas.getByText('Hide code')).toBeVisible();
    await expect(canvas.getByText('Show code')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    await expect(canvasElement.querySelector('code')?.textContent).toBe(codeSamples.tsx);
  },
};

/** Shows the source for the code variant and styling of the toolbar globals. */
export const FollowsToolbar: Story = {
  globals: { codeVariant: 'JS', codeStyling: 'CSS' },
  parameters: { clauses: ['COD-1', 'COD-3'] },
  render: (args, { globals }) => (
    <DemoFrame {...args} source={pickDemoSource(counterCode.sources, parseGlobals(globals))} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByText('Counter.js')).toBeVisible();
    await expect(canvas.getByText('Counter.css')).toBeVisible();
  },
};

/** Scrolls long source code in a box of limited height. */
export const LongCode: Story = {
  parameters: { code: longCode },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    const pre = canvasElement.querySelector('pre');
    await expect(pre?.clientHeight).toBeLessThanOrEqual(480);
    await expect(pre?.scrollHeight).toBeGreaterThan(480);
  },
};

/** Scrolls a demo that is wider than the page inside the demo frame. */
export const WideDemo: Story = {
  args: {
    children: (
      <button type="button" style={{ inlineSize: 1600, padding: 16 }}>
        A button of sixteen hundred pixels
      </button>
    ),
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Extends the frame to the height of a tall demo. */
export const TallDemo: Story = {
  args: { children: <div style={{ minBlockSize: 640 }}>A demo of 640 pixels</div> },
};

/** Renders from right to left. The source code stays left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '在工作台中打开' })).toBeVisible();
  },
};

/** Avoids horizontal scrolling of the page on a small screen. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show code'));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Stacks Show code and the workbench link when 200% text does not fit in one row. */
export const LargeTextSmallScreen: Story = {
  globals: { text: '200', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const code = canvas.getByText('Show code').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Open in the workbench' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(code.bottom);
  },
};
