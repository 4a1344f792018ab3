import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { installCodeCopy } from '@vitrine/ui/clipboard';
import { CodeBlock, highlightCode, type LineMarks } from '@vitrine/ui/code';
import { oncePerSignal } from '@vitrine/ui/core';
import { awkwardCode, codeSamples, longLine } from '../fixtures/code.ts';

const copy = fn<(text: string) => Promise<void>>().mockName('copy');

const meta = {
  title: 'Docs UI/Code/CodeBlock/Lines',
  component: CodeBlock,
  args: { html: '', language: 'tsx', title: 'Counter.tsx' },
  argTypes: { html: { control: false }, language: { control: false } },
  parameters: { code: codeSamples.tsx, marks: {} },
  loaders: [
    async ({ args, parameters }) => ({
      html: await highlightCode(
        String(parameters.code),
        args.language ?? 'text',
        parameters.marks as LineMarks,
      ),
    }),
  ],
  beforeEach: oncePerSignal(() => {
    copy.mockReset().mockResolvedValue();
    return installCodeCopy({ root: document, copy });
  }),
  render: (args, { loaded }) => <CodeBlock {...args} html={String(loaded.html)} />,
  play: async ({ canvas, canvasElement, parameters, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copy.mock.calls).toEqual([[parameters.code]]);
    // The browser also copies a selection without line numbers and diff signs.
    const code = canvasElement.querySelector('code');
    if (code) getSelection()?.selectAllChildren(code);
    const selected = String(getSelection());
    getSelection()?.empty();
    await expect(selected).toBe(parameters.code);
  },
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Numbers the lines. Copied code has no line numbers. */
export const Numbered: Story = { args: { firstLine: 1 } };

/** Starts the line numbers of an excerpt at its first line in the file. */
export const FromLine: Story = {
  args: { firstLine: 96, language: 'js' },
  parameters: { code: codeSamples.js },
};

/** Highlights the lines that the article text refers to. */
export const Highlighted: Story = {
  parameters: { marks: { 9: 'highlight', 11: 'highlight', 12: 'highlight' } },
};

/** Marks added and removed lines of TypeScript, by sign as well as color. */
export const Changed: Story = {
  args: { language: 'ts', title: 'theme.ts' },
  parameters: {
    code: "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme({\n  palette: { type: 'dark' },\n  palette: { mode: 'dark' },\n});",
    marks: { 4: 'remove', 5: 'add' },
  },
};

/** Combines line numbers with every mark, also on the first and the last line. */
export const Everything: Story = {
  args: { firstLine: 1 },
  parameters: { marks: { 1: 'highlight', 2: 'remove', 3: 'add', 16: 'highlight' } },
};

/** Highlights the `diff` language, as in patches. */
export const DiffLanguage: Story = {
  args: { language: 'diff', title: 'Save.tsx', firstLine: 1 },
  parameters: { code: codeSamples.diff },
};

/** Extends the background of a marked line across the whole scroll width. */
export const LongLine: Story = {
  args: { language: 'ts', title: 'message.ts', firstLine: 1 },
  parameters: { code: longLine, marks: { 1: 'highlight' } },
  play: async ({ canvasElement }) => {
    const pre = canvasElement.querySelector('pre');
    const marked = canvasElement.querySelector('mark');
    if (!pre || !marked) throw new Error('The pre or the marked line is missing');
    await expect(pre.scrollWidth).toBeGreaterThan(pre.clientWidth);
    await expect(marked.clientWidth + marked.clientLeft).toBe(pre.scrollWidth);
  },
};

/** Copies tabs, HTML entities and emoji unchanged, also from marked lines. */
export const Awkward: Story = {
  args: { language: 'js', title: 'awkward.js', firstLine: 1 },
  parameters: {
    clauses: ['PRD-2'],
    code: awkwardCode,
    marks: { 2: 'add', 3: 'highlight', 5: 'remove' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copy.mock.calls).toEqual([[awkwardCode]]);
  },
};
