import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { installCodeCopy } from '@vitrine/ui/clipboard';
import { CHUNK_LINES, CodeBlock, highlightCode } from '@vitrine/ui/code';
import { oncePerSignal } from '@vitrine/ui/core';

const LINES = 20_000;

/**
 * Time limits in milliseconds. A slow machine meets them when the browser skips chunks outside the
 * viewport. Layout of all chunks would take most of the first limit.
 */
const FIRST_FRAME_MS = 1500;
const SCROLLED_FRAME_MS = 1000;

const lines = Array.from(
  { length: LINES },
  (_, index) =>
    `export const price${index + 1} = { net: ${index}, tax: ${index % 20} }; // "<${index}>"`,
);
const code = lines.join('\n');

const copy = fn<(text: string) => Promise<void>>().mockName('copy');

const meta = {
  title: 'Docs UI/Code/CodeBlock/20,000 lines',
  component: CodeBlock,
  tags: ['!autodocs'],
  args: { html: '', language: 'ts', title: 'prices.ts' },
  argTypes: { html: { control: false }, language: { control: false } },
  // Skip the screenshot, because an image 400,000 pixels high cannot be reviewed.
  parameters: { lines: LINES, chromatic: { disableSnapshot: true } },
  loaders: [
    async ({ args, parameters }) => {
      const text = lines.slice(0, Number(parameters.lines)).join('\n');
      return {
        html: await highlightCode(text, args.language ?? 'text', args.firstLine ? {} : undefined),
      };
    },
  ],
  beforeEach: oncePerSignal(() => {
    copy.mockReset().mockResolvedValue();
    return installCodeCopy({ root: document, copy });
  }),
  render: (args, { loaded }) => <CodeBlock {...args} html={String(loaded.html)} />,
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

const paint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

async function measure(work: () => void): Promise<number> {
  const since = performance.now();
  work();
  await paint();
  return performance.now() - since;
}

/** Renders and scrolls fast, because the browser skips chunks outside the viewport. */
export const Readable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const element = canvasElement.querySelector('code');
    const scroller = document.scrollingElement;
    if (!element || !scroller) throw new Error('There is no code');
    await expect(element.querySelectorAll('*').length).toBe(LINES / CHUNK_LINES);
    const html = element.innerHTML;
    element.innerHTML = '';
    await paint();
    await expect(await measure(() => (element.innerHTML = html))).toBeLessThan(FIRST_FRAME_MS);
    await expect(scroller.scrollHeight).toBeGreaterThan(LINES * 15);
    for (const share of [0.3, 0.9, 0.5]) {
      const frame = await measure(() => {
        scroller.scrollTop = scroller.scrollHeight * share;
      });
      await expect(frame).toBeLessThan(SCROLLED_FRAME_MS);
    }
    scroller.scrollTop = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copy.mock.calls.length).toBe(1);
    // Compare with `===`, because a failure message with both texts takes longer than the test.
    await expect(copy.mock.calls[0]?.[0] === code).toBe(true);
  },
};

/** Continues line numbers across chunks. Has only 500 lines, because each line is an element. */
export const Numbered: Story = {
  args: { firstLine: 1, language: 'text' },
  parameters: { lines: 500 },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('.line')];
    await expect(lines.length).toBe(500);
    const last = lines.at(-1);
    last?.scrollIntoView();
    await paint();
    const before = last ? getComputedStyle(last, '::before') : undefined;
    await expect(before?.counterIncrement).toBe('line 1');
    const chunk = last?.closest('.chunk');
    await expect(chunk ? getComputedStyle(chunk).counterReset : '').toBe('line 400');
    document.scrollingElement?.scrollTo(0, 0);
  },
};
