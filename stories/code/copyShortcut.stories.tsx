import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { installCodeCopy } from '@vitrine/ui/clipboard';
import { CodeBlock, highlightCode, installCopyShortcut } from '@vitrine/ui/code';
import { oncePerSignal } from '@vitrine/ui/core';
import { codeSamples } from '../fixtures/code.ts';

const copy = fn<(text: string) => Promise<void>>().mockName('copy');
/** Time for which the button shows Copied, in milliseconds. */
const BLOCK_FEEDBACK_MS = 2000;
const KEYS = '{Control>}c{/Control}';

const meta = {
  title: 'Docs UI/Code/CodeBlock/Keys',
  component: CodeBlock,
  args: { html: '', language: 'bash' },
  argTypes: { html: { control: false }, language: { control: false } },
  parameters: { isMac: false },
  loaders: [
    async () => ({
      bash: await highlightCode(codeSamples.bash, 'bash'),
      css: await highlightCode(codeSamples.css, 'css'),
    }),
  ],
  beforeEach: oncePerSignal(({ parameters }) => {
    copy.mockReset().mockResolvedValue();
    const uninstall = installCodeCopy({ root: document, copy });
    const uninstallKeys = installCopyShortcut({
      root: document,
      isMac: Boolean(parameters.isMac),
    });
    return () => {
      uninstall();
      uninstallKeys();
      getSelection()?.empty();
    };
  }),
  render: (_, { loaded }) => (
    <>
      <section aria-label="first">
        <CodeBlock html={String(loaded.bash)} language="bash" />
      </section>
      <p>Words between two blocks.</p>
      <section aria-label="second">
        <CodeBlock html={String(loaded.css)} language="css" />
      </section>
    </>
  ),
} satisfies Meta<typeof CodeBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Copies the hovered code block on Ctrl+C. The button shows Copied, as after a click. */
export const Hovered: Story = {
  parameters: { clauses: ['CPY-2', 'WCAG 4.1.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [, second] = canvasElement.querySelectorAll('code');
    await userEvent.hover(second ?? canvasElement);
    await userEvent.keyboard(KEYS);
    await expect(copy.mock.calls).toEqual([[codeSamples.css]]);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Copied'));
    await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement();
  },
};

/** Shows Copy again two seconds after the copy. */
export const ShowsCopyAgain: Story = {
  parameters: { clauses: ['CPY-4'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const since = performance.now();
    await userEvent.keyboard(KEYS);
    await canvas.findByRole('button', { name: 'Copied' });
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Copied' })).toBeNull(), {
      timeout: 5 * BLOCK_FEEDBACK_MS,
    });
    await expect(performance.now() - since).toBeGreaterThanOrEqual(BLOCK_FEEDBACK_MS);
    await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement();
  },
};

/** Copies the focused code block on ⌘C. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Meta>}c{/Meta}');
    await expect(copy.mock.calls).toEqual([[codeSamples.bash]]);
  },
};

/** Does not handle Ctrl+C after the pointer leaves the code block. */
export const Left: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement.querySelector('code') ?? canvasElement);
    await userEvent.hover(canvas.getByText('Words between two blocks.'));
    await userEvent.keyboard(KEYS);
    await expect(copy).not.toHaveBeenCalled();
  },
};

/** Does not copy a code block while text is selected. */
export const Selected: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvasElement.querySelector('code') ?? canvasElement);
    getSelection()?.selectAllChildren(canvas.getByText('Words between two blocks.'));
    await userEvent.keyboard(KEYS);
    await expect(copy).not.toHaveBeenCalled();
  },
};

/** Shows the keyboard shortcut on a focused copy button. */
export const Hint: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const [button] = canvas.getAllByRole('button');
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('(or Ctrl + C)')).toBeInTheDocument();
    await expect(button).toHaveAccessibleName('Copy the code');
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+C');
  },
};

/** Shows ⌘C as the keyboard shortcut on macOS. */
export const HintOnMac: Story = {
  parameters: { isMac: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('(or ⌘C)')).toBeInTheDocument();
  },
};

/** Renders the shortcut in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('（或 Ctrl + C）')).toBeInTheDocument();
  },
};
