import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import type { CodeProblem } from '@vitrine/ui/editor';
import { EditedExample, files, ResettableExample } from './EditedExample.tsx';
import { createFakePorts } from './fakePorts.ts';

const meta = {
  title: 'Docs UI/Editor/DemoEditor',
  component: EditedExample,
  args: { files, isFocused: false },
} satisfies Meta<typeof EditedExample>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Waits for the editor, which is loaded lazily. */
const findPanel = (canvas: Canvas) => canvas.findByRole('tabpanel');
const findText = (canvas: Canvas) => canvas.findByRole('textbox', undefined, { timeout: 5000 });

/** Shows the files as tabs and opens the first file. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await findText(canvas)).toHaveAccessibleName('Code of InvoiceTotal.tsx');
    const tab = canvas.getByRole('tab', { name: 'InvoiceTotal.tsx', selected: true });
    await expect(await findPanel(canvas)).toHaveAttribute('aria-labelledby', tab.id);
    await expect(canvas.queryByRole('button', { name: /reset/i })).toBeNull();
    // Tokens have the same class names and colors as in code blocks.
    await expect(canvasElement.querySelector('.t-keyword')).toHaveTextContent('import');
  },
};

/** Renders no tabs for a single file. */
export const OneFile: Story = {
  args: { files: [files[0]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Code of the demo' })).toBeVisible();
    await expect(canvas.queryByRole('tablist')).not.toBeInTheDocument();
  },
};

/** Renders no tab for an image, because an image has no text to edit (FAULT D8). */
export const ImageFile: Story = {
  args: { files: [files[0], { name: 'logo.png', code: 'data:image/png;base64,iVBORw0KGgo=' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Code of the demo' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'logo.png' })).not.toBeInTheDocument();
  },
};

/** Moves through the file tabs with the arrow keys, Home and End. */
export const Files: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  play: async ({ canvas, userEvent }) => {
    await findText(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'formatPrice.ts' }));
    await expect(await findText(canvas)).toHaveAccessibleName('Code of formatPrice.ts');
    const isRtl = document.dir === 'rtl';
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'InvoiceTotal.css' })).toHaveFocus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'InvoiceTotal.tsx' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await findText(canvas)).toHaveAccessibleName('Code of InvoiceTotal.css');
    await userEvent.keyboard('{Home}');
    await expect(await findText(canvas)).toHaveAccessibleName('Code of InvoiceTotal.tsx');
  },
};

/** Renders from right to left. The code starts at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const line = (await findText(canvas)).querySelector('.cm-line')!;
    const text = new Range();
    text.selectNodeContents(line);
    const indent = text.getBoundingClientRect().left - line.getBoundingClientRect().left;
    await expect(indent).toBeLessThan(20);
    await expect(getComputedStyle(line).unicodeBidi).toBe('isolate');
  },
};

/** Starts editing on Enter and stops on Escape, so that the editor does not trap focus. */
export const Keyboard: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 2.1.2'] },
  play: async ({ canvas, userEvent }) => {
    const panel = await findPanel(canvas);
    const text = await findText(canvas);
    panel.focus();
    const hint = 'Enter starts editing. Escape, then Tab, leaves the editor.';
    await expect(canvas.getByText(hint)).toBeVisible();
    await expect(panel).toHaveAccessibleDescription(hint);
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveFocus();
    await expect(text).toHaveAccessibleDescription(hint);
    await userEvent.keyboard('{Escape}');
    await expect(panel).toHaveFocus();
    await expect(text).toHaveAttribute('tabindex', '-1');
  },
};

async function type(canvas: Canvas, text: string): Promise<void> {
  const box = await findText(canvas);
  box.focus();
  document.execCommand('insertText', false, text);
}

/** Types one character per frame, because the editor reads the text after each change. */
async function typeKeys(text: string): Promise<void> {
  for (const character of text) {
    document.execCommand('insertText', false, character);
    await new Promise(requestAnimationFrame);
  }
}

const message = (canvas: Canvas) => canvas.getByRole('status');

/** Undoes a reset with a button or Ctrl+Z. The button moves focus to the text. */
export const Reset: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  render: (args) => <ResettableExample {...args} />,
  play: async ({ canvas, userEvent }) => {
    await type(canvas, '// mine');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    await userEvent.click(reset);
    await waitFor(() => expect(canvas.queryByText('// mine')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo reset' }));
    await expect(await canvas.findByText(/\/\/ mine/)).toBeVisible();
    await expect(await findText(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Undo reset' })).toBeNull();
    await userEvent.click(reset);
    await canvas.findByRole('button', { name: 'Undo reset' });
    (await findText(canvas)).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText(/\/\/ mine/)).toBeVisible();
  },
};

/** Focuses the text when the editor loads with `isFocused`. */
export const Focused: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  args: { isFocused: true },
  play: async ({ canvas }) => {
    const text = await findText(canvas);
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** Shows the edited code of a draft. */
export const Draft: Story = {
  args: { edits: { 'InvoiceTotal.tsx': 'export default () => <p>My draft</p>;\n' } },
  play: async ({ canvas }) => {
    await expect(await findText(canvas)).toHaveTextContent('My draft');
  },
};

/** Types over closing tags that the editor inserted. */
export const TypesOverCloseTags: Story = {
  args: { files: [{ name: 'Note.tsx', code: 'export default () => null;' }] },
  play: async ({ canvas, userEvent }) => {
    const text = await findText(canvas);
    for (const [typed, expected] of [
      ['<b>hello</b>!', '<b>hello</b>!'],
      ['<Menu.Item>a<b>1</b></Menu.Item>', '<Menu.Item>a<b>1</b></Menu.Item>'],
      ['<><i>1</i></>', '<><i>1</i></>'],
      ['<b><i>1</i>', '<b><i>1</i></b>'],
    ] as const) {
      text.focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      document.execCommand('insertText', false, 'export default () => ');
      await typeKeys(typed);
      await waitFor(() => expect(text).toHaveTextContent(`export default () => ${expected}`));
      await expect(text.textContent).toBe(`export default () => ${expected}`);
    }
  },
};

/** Keeps an outer closing tag when the user types an inner closing tag before it. */
export const KeepsCloseTags: Story = {
  args: { files: [{ name: 'Note.tsx', code: 'export default () => <b><i>1</b>;' }] },
  play: async ({ canvas, userEvent }) => {
    const text = await findText(canvas);
    text.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowLeft>5/}');
    await typeKeys('</i>');
    await waitFor(() => expect(text.textContent).toContain('<b><i>1</i></b>'));
  },
};

function failing(problem: CodeProblem): Story {
  return {
    args: {
      ports: createFakePorts((version) => (version[0].code === files[0].code ? 'ran' : problem)),
    },
  };
}

/** Shows a syntax error with a button that opens its file and line. */
export const SyntaxError: Story = {
  ...failing({ kind: 'syntax', message: 'Unexpected token', file: 'formatPrice.ts', line: 2 }),
  parameters: { clauses: ['WCAG 3.3.1', 'WCAG 4.1.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await type(canvas, '<');
    await waitFor(() =>
      expect(message(canvas)).toHaveTextContent('Syntax error: Unexpected token'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'formatPrice.ts, line 2' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /formatPrice/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvasElement.querySelector('.cm-problem')).toHaveTextContent('price.toFixed');
  },
};

/** Suggests a similar module when an import is unknown. */
export const UnknownImport: Story = {
  parameters: { clauses: ['WCAG 3.3.1', 'WCAG 3.3.3'] },
  ...failing({
    kind: 'import',
    message: '@mui/material/Buton',
    file: 'InvoiceTotal.tsx',
    closest: ['@mui/material/Button'],
  }),
  play: async ({ canvas }) => {
    await type(canvas, ' ');
    await waitFor(() =>
      expect(message(canvas)).toHaveTextContent(
        'Cannot import “@mui/material/Buton”. Did you mean @mui/material/Button?',
      ),
    );
  },
};

const sentences = [
  [{ kind: 'import', message: 'lodash' }, 'A demo can import only its own files'],
  [{ kind: 'export', message: 'InvoiceTotal.tsx' }, 'must be a component'],
  [{ kind: 'load', message: 'boom' }, 'before the demo rendered: boom'],
  [{ kind: 'render', message: 'boom' }, 'while it rendered: boom'],
  [{ kind: 'effect', message: 'boom' }, 'An effect of the demo threw an error: boom'],
  [{ kind: 'event', message: 'boom' }, 'after it rendered: boom'],
  [{ kind: 'rejection', message: 'boom' }, 'A promise of the demo was rejected: boom'],
  [{ kind: 'loop', message: '80' }, 'The loop ran for more than 80 ms'],
  [{ kind: 'calls', message: '20000' }, 'The function ran over 20000 times'],
] as const;

let next = 0;

/** Shows a message for each kind of error, except for syntax errors. */
export const Sentences: Story = {
  parameters: { clauses: ['WCAG 3.3.1'] },
  args: {
    ports: createFakePorts((version) =>
      version[0].code === files[0].code ? 'ran' : (sentences[next]?.[0] ?? 'ran'),
    ),
  },
  play: async ({ canvas }) => {
    for (const [index, [, sentence]] of sentences.entries()) {
      next = index;
      await type(canvas, ' ');
      await waitFor(() => expect(message(canvas)).toHaveTextContent(sentence));
    }
    next = sentences.length;
    await type(canvas, ' ');
    await waitFor(() => expect(message(canvas)).toBeEmptyDOMElement());
  },
};

/** Stops code that tries to leave its iframe, and runs the last working version again. */
export const Stopped: Story = {
  args: {
    ports: createFakePorts((version) => (version[0].code === files[0].code ? 'ran' : 'leaving')),
  },
  play: async ({ canvas }) => {
    await type(canvas, ' ');
    await waitFor(() =>
      expect(message(canvas)).toHaveTextContent(
        'The code tried to leave its iframe and was stopped. The last working version runs again.',
      ),
    );
    await expect(
      await canvas.findByText(/InvoiceTotal.tsx: /, undefined, { timeout: 5000 }),
    ).toBeVisible();
  },
};

/** Rejects pasted text of ten megabytes before parsing, and does not change the code. */
export const TooLong: Story = {
  parameters: { clauses: ['WCAG 3.3.1'] },
  play: async ({ canvas }) => {
    const text = await findText(canvas);
    text.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a'.repeat(10_000_000));
    const since = performance.now();
    text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(performance.now() - since).toBeLessThan(200);
    await waitFor(() =>
      expect(message(canvas)).toHaveTextContent('A demo can have at most 200000 characters'),
    );
    await expect(canvas.queryByText(/aaaa/)).not.toBeInTheDocument();
    await expect(canvas.getByText('InvoiceTotal', { selector: '.t-function' })).toBeVisible();
  },
};

/** Scrolls long lines inside the editor on a phone. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <EditedExample {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = await findPanel(canvas);
    await expect(panel.scrollWidth).toBeGreaterThan(panel.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
