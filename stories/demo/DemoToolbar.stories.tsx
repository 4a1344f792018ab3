import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DemoToolbar, initialDemoState, linkToState, UNPACKED_LIMIT } from '@vitrine/ui/demo';
import { parseGlobals } from '@vitrine/ui/settings';
import { counterCode } from '../fixtures/code.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { ToolDemo, type ToolDemoProps } from './ToolDemo.tsx';

const cookies: string[] = [];
const onCopySource = fn<() => Promise<void>>().mockName('onCopySource');
const onCopyLink = fn<(to: string) => Promise<void>>().mockName('onCopyLink');
const onOpenSandbox = fn<(sandbox: string) => Promise<void>>().mockName('onOpenSandbox');
const onResetFocus = fn<() => void>().mockName('onResetFocus');

const meta = {
  title: 'Docs UI/Demo/DemoToolbar',
  component: DemoToolbar,
  decorators: [withSite],
  args: {
    name: 'Counter',
    state: initialDemoState,
    choices: { codeVariant: 'TS', codeStyling: 'MUI System' },
    onChange: fn(),
    onChoose: fn(),
    stylings: ['MUI System', 'Tailwind', 'CSS'],
    page: { mode: 'light', direction: 'ltr' },
    isPreviewed: true,
    isEditable: true,
    storyUrl: '/workbench/?path=/story/material-ui-button--counter',
    sourceUrl: 'https://github.com/acme/docs/tree/main/Counter',
    onCopySource,
    onCopyLink,
    onOpenSandbox,
    onResetFocus,
  },
  parameters: { load: async () => counterCode },
  beforeEach: () => {
    cookies.length = 0;
    onCopySource.mockReset().mockResolvedValue();
    onCopyLink.mockReset().mockResolvedValue();
    onOpenSandbox.mockReset().mockResolvedValue();
    onResetFocus.mockReset();
  },
  render: (args, { globals, parameters }) => {
    const { paletteMode: mode, direction } = parseGlobals(globals);
    return (
      <ToolDemo
        load={parameters.load as ToolDemoProps['load']}
        html={parameters.html as ToolDemoProps['html']}
        cookies={cookies}
      >
        {(live) => <DemoToolbar {...args} {...live} page={{ mode, direction }} />}
      </ToolDemo>
    );
  },
} satisfies Meta<typeof DemoToolbar>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const openMenu = async (
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
) => {
  await userEvent.click(press(canvas, 'See more'));
  return within(await within(document.body).findByRole('menu', { name: 'See more' }));
};

/** Has one tab stop. The arrow keys and End move focus inside the toolbar. */
export const Keyboard: Story = {
  // Right-to-left direction reverses the arrow keys, which the next story covers.
  parameters: {
    clauses: ['WCAG 2.1.1'],
    chromatic: { modes: { 'right to left': { disable: true } } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: /^demo source: / })).toBeVisible();
    await userEvent.click(press(canvas, 'Add to basket'));
    await userEvent.tab();
    await expect(press(canvas, 'Expand code')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(press(canvas, 'Show TypeScript source, TS')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(press(canvas, 'See more')).toHaveFocus();
    // The tooltip has a fixed position, so that the edge of the demo does not clip it.
    const name = await canvas.findByRole('tooltip', { name: 'See more' });
    await expect(name).toHaveStyle({ position: 'fixed' });
    // The tooltip is above its button, where it covers no other control.
    const more = press(canvas, 'See more').getBoundingClientRect();
    await waitFor(() => expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(more.top));
    await userEvent.keyboard('{ArrowRight}');
    await expect(press(canvas, 'Expand code')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(press(canvas, 'Full screen')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(press(canvas, 'Add to basket')).toHaveFocus();
    await userEvent.tab();
    await expect(press(canvas, 'Full screen')).toHaveFocus();
  },
};

/** Reverses the arrow keys in right-to-left direction. */
export const KeyboardRightToLeft: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    press(canvas, 'Expand code').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(press(canvas, 'Show TypeScript source, TS')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(press(canvas, 'See more')).toHaveFocus();
  },
};

/** Shows TypeScript by default. Choosing JavaScript stores the choice in a cookie. */
export const ChooseJavaScript: Story = {
  parameters: { clauses: ['COD-1'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(press(canvas, 'Expand code'));
    const typeScript = press(canvas, 'Show TypeScript source, TS');
    await expect(typeScript).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(press(canvas, 'Show JavaScript source, JS'));
    await expect(await canvas.findByText('Counter.js')).toBeVisible();
    await expect(press(canvas, 'Show JavaScript source, JS')).toHaveFocus();
    await expect(typeScript).toHaveAttribute('aria-pressed', 'false');
    await expect(canvasElement.querySelector('code')?.textContent).toBe('<b>{count}</b>');
    await expect(cookies).toEqual(['codeVariant=JS']);
  },
};

/** Shows all source files of the chosen styling. */
export const ChooseStyling: Story = {
  parameters: { clauses: ['COD-3'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Expand code'));
    await userEvent.click(press(canvas, 'Plain CSS'));
    await expect(await canvas.findByText('Counter.css')).toBeVisible();
    await userEvent.click(press(canvas, 'Tailwind CSS'));
    await expect(await canvas.findByText(/font-bold/)).toBeVisible();
    await expect(canvas.queryByText('Counter.css')).toBeNull();
    await expect(cookies).toEqual(['codeStyling=CSS', 'codeStyling=Tailwind']);
  },
};

/** Hides the styling buttons for a single styling, and the edit button for read-only code. */
export const OneStyling: Story = {
  parameters: { clauses: ['COD-3'] },
  args: { stylings: ['MUI System'], isEditable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Styling of the code' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit the code' })).toBeNull();
  },
};

/** Shows the current source when the code of the chosen language fails to load. */
export const CannotLoad: Story = {
  parameters: { load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Expand code'));
    await userEvent.click(press(canvas, 'Show JavaScript source, JS'));
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
  },
};

/** Shows the whole code on demand, and folds it again. */
export const Expanded: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = canvasElement.querySelector('code');
    await expect(code?.innerText).toBe('<Counter />');
    await expect(press(canvas, 'Expand code')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(press(canvas, 'Expand code'));
    await expect(press(canvas, 'Collapse code')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Counter.tsx')).toBeVisible();
    await expect(code?.innerText).toBe('return <Counter />;\n');
    await userEvent.click(press(canvas, 'Collapse code'));
    await expect(canvas.getByText('Counter.tsx')).not.toBeVisible();
  },
};

/** Hides the language buttons of a demo without JSX until its code is shown. */
export const NoJsx: Story = {
  args: { isPreviewed: false },
  parameters: { html: 'export { Counter as default } from &quot;./Counter&quot;;' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('code')).not.toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Language of the code' })).toBeNull();
    await userEvent.click(press(canvas, 'Show code'));
    await expect(canvasElement.querySelector('code')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Language of the code' })).toBeVisible();
    await userEvent.click(press(canvas, 'Hide code'));
    await expect(canvasElement.querySelector('code')).not.toBeVisible();
  },
};

/** Shows only one copy button and one reset button, also while the code is open. */
export const OneOfEach: Story = {
  parameters: { clauses: ['PRD-2'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of [/copy/i, /reset/i]) {
      await expect(canvas.getAllByRole('button', { name })).toHaveLength(1);
      await userEvent.click(canvas.getByRole('button', { name: /(expand|collapse) code/i }));
      await expect(canvas.getAllByRole('button', { name })).toHaveLength(1);
    }
  },
};

/** Copies the source on click, and briefly shows Copied. */
export const CopiesSource: Story = {
  parameters: { clauses: ['CPY-2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Copy the source'));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(onCopySource).toHaveBeenCalledOnce();
    const again = { name: 'Copy the source' };
    await expect(await canvas.findByRole('button', again, { timeout: 3000 })).toBeVisible();
  },
};

/** Shows no confirmation when the browser denies clipboard access. */
export const CannotCopy: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, userEvent }) => {
    onCopySource.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await userEvent.click(press(canvas, 'Copy the source'));
    await expect(onCopySource).toHaveBeenCalledOnce();
    await expect(press(canvas, 'Copy the source')).toHaveFocus();
  },
};

/** Sets mode and direction of one demo. Reset restores the mode and direction of the page. */
export const OwnModeAndDirection: Story = {
  // Skip these screenshot modes, because the story starts in light mode and left to right.
  parameters: {
    chromatic: { modes: { dark: { disable: true }, 'right to left': { disable: true } } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('[data-demo]');
    const stage = canvasElement.querySelector('[data-demo-stage]');
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Dark' }));
    await expect(frame).toHaveAttribute('data-mode', 'dark');
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Right to left' }));
    await expect(stage).toHaveAttribute('dir', 'rtl');
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(press(canvas, 'See more')).toHaveFocus());
    await userEvent.click(press(canvas, 'Reset demo'));
    await expect(frame).not.toHaveAttribute('data-mode');
    await expect(stage).not.toHaveAttribute('dir');
  },
};

/** Restarts the demo on Reset. */
export const Reset: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(press(canvas, 'Add to basket'));
    await expect(canvas.getByText('1 in the basket')).toBeVisible();
    await userEvent.click(press(canvas, 'Reset demo'));
    await expect(canvas.getByText('0 in the basket')).toBeVisible();
  },
};

/** Runs every action of the menu. */
export const Menu: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [name, mock] of [
      ['Reset focus', onResetFocus],
      ['Edit in StackBlitz', onOpenSandbox],
      ['Edit in CodeSandbox', onOpenSandbox],
      ['Copy link to JavaScript source', onCopyLink],
      ['Copy link to TypeScript source', onCopyLink],
      ['Copy link to this state', onCopyLink],
    ] as const) {
      mock.mockClear();
      const menu = await openMenu(canvas, userEvent);
      await userEvent.click(menu.getByRole('menuitem', { name }));
      await waitFor(() => expect(document.querySelector('[role="menu"]')).toBeNull());
      await expect(mock).toHaveBeenCalledOnce();
    }
    await expect(await canvas.findByText('Link copied.')).toBeVisible();
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getByRole('menuitem', { name: 'View the source on GitHub' })).toHaveAttribute(
      'href',
      'https://github.com/acme/docs/tree/main/Counter',
    );
    await expect(menu.getByRole('menuitem', { name: 'Open in the workbench' })).toHaveAttribute(
      'href',
      '/workbench/?path=/story/material-ui-button--counter',
    );
  },
};

/** Shows a message when the code for an online editor does not load. */
export const SandboxFailed: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  beforeEach: () => {
    onOpenSandbox.mockRejectedValue(new Error('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit in StackBlitz' }));
    await expect(await canvas.findByText(/^The code did not load/)).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** Shows a message when the code is too long for a link. */
export const LinkTooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const edits = { 'Counter.tsx': 'a'.repeat(UNPACKED_LIMIT + 1) };
    const link = {
      name: 'Counter',
      codeVariant: 'TS',
      state: { ...initialDemoState, edits },
    } as const;
    onCopyLink.mockImplementation(async () => void (await linkToState(link)));
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copy link to this state' }));
    await expect(await canvas.findByText('The code is too long for a link.')).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByRole('menu')).toBeNull());
  },
};

/** Fills the window with the demo and makes all other content inert. Escape exits full screen. */
export const FullScreen: Story = {
  parameters: { clauses: ['WCAG 2.1.2'] },
  decorators: [
    (Story) => (
      <>
        <button type="button">Behind</button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const frame = canvasElement.querySelector('[data-demo]');
    const behind = canvas.getByText('Behind');
    await userEvent.click(press(canvas, 'Full screen'));
    await expect(frame).toHaveAttribute('data-full');
    await expect(frame?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(behind.closest('[inert]')).not.toBeNull();
    await userEvent.click(press(canvas, 'Leave full screen'));
    await expect(frame).not.toHaveAttribute('data-full');
    await userEvent.click(press(canvas, 'Full screen'));
    // Unhover the button first, because Escape does not cancel a tooltip that has not opened yet.
    await userEvent.unhover(await canvas.findByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await expect(frame).not.toHaveAttribute('data-full');
    await expect(behind.closest('[inert]')).toBeNull();
  },
};

const openCode: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getAllByRole('button')[1]!);
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async (context) => {
    await openCode(context);
    await expect(press(context.canvas, '显示 JavaScript 源码, JS')).toBeVisible();
  },
};

/** Fits in one row on a phone when the demo has one styling. */
export const Phone: Story = {
  args: { stylings: ['MUI System'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tops = ['Expand code', 'Show JavaScript source, JS', 'Edit the code', 'See more'].map(
      (name) => {
        const { top, height } = press(canvas, name).getBoundingClientRect();
        return Math.round(top + height / 2);
      },
    );
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Wraps all controls into more rows on the smallest screen. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.10', 'WCAG 2.5.8'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async (context) => {
    await openCode(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const button of context.canvas.getAllByRole('button').slice(1)) {
      const { height, width } = button.getBoundingClientRect();
      await expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
    }
  },
};
