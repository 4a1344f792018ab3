import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { installCodeCopy } from '@vitrine/ui/clipboard';
import { CODE_LANGUAGES, CodeBlock, highlightCode } from '@vitrine/ui/code';
import { oncePerSignal } from '@vitrine/ui/core';
import { awkwardCode, codeSamples, longCode, longLine } from '../fixtures/code.ts';

const copy = fn<(text: string) => Promise<void>>().mockName('copy');

const meta = {
  title: 'Docs UI/Code/CodeBlock',
  component: CodeBlock,
  args: { html: '', language: 'tsx' },
  argTypes: { html: { control: false }, language: { control: false } },
  parameters: { code: codeSamples.tsx },
  loaders: [
    async ({ args, parameters }) => ({
      html: await highlightCode(String(parameters.code), args.language ?? 'text'),
    }),
  ],
  beforeEach: oncePerSignal(() => {
    copy.mockReset().mockResolvedValue();
    return installCodeCopy({ root: document, copy });
  }),
  render: (args, { loaded }) => <CodeBlock {...args} html={String(loaded.html)} />,
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows highlighted code with a copy button. */
export const Default: Story = {
  parameters: { clauses: ['PRD-2', 'CPY-1'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveTextContent('Copy');
    await expect(canvasElement.querySelector('code')?.textContent).toBe(codeSamples.tsx);
    await expect(canvasElement.querySelectorAll('.t-keyword').length).toBeGreaterThan(3);
  },
};

/** Shows the file name as the title. */
export const WithTitle: Story = {
  args: { title: 'src/Counter.tsx' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('src/Counter.tsx')).toBeVisible();
  },
};

/** Places the copy button beside a single line. */
export const OneLine: Story = {
  args: { language: 'bash' },
  parameters: { code: codeSamples.bash },
};

/** Scrolls long lines inside the block, also by keyboard. The page itself does not scroll. */
export const LongLines: Story = {
  args: {
    title: 'a/path/that/is/as/long/as/those/of/deeply/nested/projects/often/are/message.ts',
    language: 'ts',
  },
  parameters: { code: longLine },
  play: async ({ canvasElement }) => {
    const pre = canvasElement.querySelector('pre');
    await expect(pre?.scrollWidth).toBeGreaterThan(pre?.clientWidth ?? 0);
    await expect(pre?.tabIndex).toBe(0);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Renders a long file at full height. */
export const ManyLines: Story = { parameters: { code: longCode } };

/** Copies the code on click. The button shows Copied, and the status announces Copied. */
export const Copied: Story = {
  parameters: { clauses: ['CPY-2', 'WCAG 4.1.3'] },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    const button = await canvas.findByRole('button', { name: 'Copied' });
    await expect(button).toHaveAttribute('data-copied');
    await expect(canvas.getByText('Copied', { selector: '[data-when]' })).toBeVisible();
    await expect(canvas.getByText('Copy', { selector: '[data-when]' })).not.toBeVisible();
    await expect(status).toHaveTextContent('Copied');
    await expect(copy.mock.calls).toEqual([[codeSamples.tsx]]);
  },
};

/** Copies the source unchanged, including markup, tabs and line breaks. */
export const CopiesTheSource: Story = {
  parameters: { code: awkwardCode, clauses: ['PRD-2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await expect(copy.mock.calls).toEqual([[awkwardCode]]);
  },
};

/** Shows no confirmation when the browser denies clipboard access. */
export const CopyRefused: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, userEvent }) => {
    copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    await waitFor(() => expect(copy).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).not.toHaveAttribute(
      'data-copied',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Renders code left to right on a right-to-left page. */
export const RightToLeft: Story = {
  args: { title: 'src/Counter.tsx' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const code = canvasElement.querySelector('code');
    const button = canvas.getByRole('button');
    await expect(getComputedStyle(code ?? button).textAlign).toMatch(/^(left|start)$/);
    const codeStart = code?.getBoundingClientRect().left ?? Infinity;
    await expect(codeStart).toBeLessThan(button.getBoundingClientRect().left);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制代码' }));
    await expect(await canvas.findByRole('button', { name: '已复制' })).toBeVisible();
  },
};

/** Highlights every language. Removed and added lines of a diff differ in sign as well as color. */
export const Languages: Story = {
  loaders: [
    async () => ({
      blocks: await Promise.all(
        CODE_LANGUAGES.map((language) => highlightCode(codeSamples[language], language)),
      ),
    }),
  ],
  render: (_args, { loaded }) => (
    <>
      {CODE_LANGUAGES.map((language, index) => (
        <CodeBlock
          key={language}
          language={language}
          title={language}
          html={loaded.blocks[index]}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('code')].map(({ textContent }) => textContent);
    await expect(shown).toEqual(CODE_LANGUAGES.map((language) => codeSamples[language]));
  },
};
