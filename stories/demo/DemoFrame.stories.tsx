import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { highlightCode, highlightPreview, type CodePreview } from '@vitrine/ui/code';
import { DemoFrame, pickDemoSource } from '@vitrine/ui/demo';
import { parseGlobals } from '@vitrine/ui/settings';
import { codeSamples, counterCode, findJsx, longCode, longJsxCode } from '../fixtures/code.ts';
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
  parameters: { code: codeSamples.tsx, preview: findJsx(codeSamples.tsx) },
  loaders: [
    async ({ parameters: { code, preview } }) => ({
      html: preview
        ? await highlightPreview(String(code), 'tsx', preview as CodePreview)
        : await highlightCode(String(code), 'tsx'),
    }),
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

/** Shows a running demo, its JSX without imports, and a link to its story. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to basket' }));
    await expect(canvas.getByText('1 in the basket')).toBeVisible();
    await expect(canvas.getByText('Counter.tsx')).not.toBeVisible();
    const code = canvasElement.querySelector('code');
    await expect(code?.innerText.trimEnd()).toBe(findShown(codeSamples.tsx));
    await expect(canvas.getByRole('link', { name: 'Open in the workbench' })).toHaveAttribute(
      'href',
      '/workbench/?path=/story/material-ui-button--counter',
    );
  },
};

function findShown(code: string): string {
  const { from, to } = findJsx(code);
  return code.slice(from, to);
}

/** Shows the complete source on demand, with one copy button. */
export const CodeOpen: Story = {
  parameters: { clauses: ['PRD-2'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Expand code'));
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
    await expect(canvas.getByText('Collapse code')).toBeVisible();
    await expect(canvas.getByText('Expand code')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toBeVisible();
    await expect(canvasElement.querySelector('code')?.innerText).toBe(codeSamples.tsx);
    await expect(canvasElement.querySelector('code')?.textContent).toBe(codeSamples.tsx);
  },
};

/** Hides the code of a demo without JSX until the user clicks Show code. */
export const NoJsx: Story = {
  parameters: { preview: null },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('pre')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show code'));
    await expect(canvasElement.querySelector('pre')).toBeVisible();
    await expect(canvas.getByText('Hide code')).toBeVisible();
  },
};

/** Shows the first lines of long JSX. */
export const LongJsx: Story = {
  parameters: {
    code: longJsxCode,
    preview: { ...findJsx(longJsxCode, true), to: longJsxCode.indexOf('\n      <li>Sailor 12') },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = canvasElement.querySelector('code');
    await expect(code?.innerText).toMatch(/^ {4}<ul>[^]*Sailor 11<\/li>\n?$/);
    await userEvent.click(canvas.getByText('Expand code'));
    await expect(code?.innerText).toBe(longJsxCode);
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

/** Shows long source code at its full height, so that only the page scrolls. */
export const LongCode: Story = {
  parameters: { code: longCode, preview: findJsx(longCode) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Expand code'));
    const pre = canvasElement.querySelector('pre');
    await expect(pre?.clientHeight).toBeGreaterThan(2000);
    await expect(pre?.scrollHeight).toBe(pre?.clientHeight);
  },
};

/** Scrolls a wide demo inside the demo frame, so that the page does not scroll. */
export const WideDemo: Story = {
  args: {
    children: (
      <button type="button" style={{ inlineSize: 1600, padding: 16 }}>
        A button of sixteen hundred pixels
      </button>
    ),
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const button = canvas.getByRole('button', { name: /sixteen hundred/ });
    button.scrollIntoView({ inline: 'end', block: 'nearest' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};

/** Renders an iframe with the height from the args and the full width of the demo frame. */
export const Framed: Story = {
  args: {
    frame: {
      url: 'about:blank',
      height: 400,
    },
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Counter');
    await expect(frame.getBoundingClientRect().height).toBe(400);
    const { width } = frame.parentElement?.getBoundingClientRect() ?? {};
    await expect(frame.getBoundingClientRect().width).toBe(width);
  },
};

/** Extends the frame to the height of a tall demo. */
export const TallDemo: Story = {
  args: { children: <div style={{ minBlockSize: 640 }}>A demo of 640 pixels</div> },
};

/** Renders from right to left. The source code stays left to right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = canvasElement.querySelector('code');
    await expect(code && getComputedStyle(code).direction).toBe('ltr');
    await userEvent.click(canvas.getByText('Expand code'));
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
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Expand code'));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Stacks Expand code and the workbench link when 200% text does not fit in one row. */
export const LargeTextSmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.4'] },
  globals: { text: '200', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const code = canvas.getByText('Expand code').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Open in the workbench' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(code.bottom);
  },
};
