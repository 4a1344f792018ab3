import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addons, useArgs } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { loadEvidence, type StoryEvidence } from '@vitrine/ui/core';
import { pieces } from 'virtual:states';
import { pieceIds, StateSheetTool, type SheetChoices } from './StateSheetTool.tsx';
import { StateTable, type StateTableProps } from './StateTable.tsx';

const meta = {
  title: 'Docs UI/Evidence/StateMatrix',
  component: StateSheetTool,
  args: {
    piece: 'docs-ui-page-pagination',
    state: '',
    ...{ mode: true, direction: true, density: false, language: false, more: false },
  },
  argTypes: { piece: { control: 'select', options: pieceIds }, onChange: { control: false } },
  render: function Sheet(args) {
    const [, updateArgs] = useArgs<SheetChoices>();
    return <StateSheetTool {...args} onChange={updateArgs} />;
  },
  // Exclude iframes, because axe checks the story in each iframe separately.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
} satisfies Meta<typeof StateSheetTool>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a state of a component in each mode and direction. The URL stores the choices as args. */
export const Sheet: Story = {
  args: { state: 'docs-ui-page-pagination--first-page' },
  parameters: { rest: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByTitle(/^First Page: /)).toHaveLength(4);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'direction' }));
    await expect(canvas.getAllByTitle(/^First Page: /)).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'dark' })).toHaveAttribute(
      'href',
      'iframe.html?id=docs-ui-page-pagination--first-page&viewMode=story&globals=mode:dark',
    );
  },
};

/** Time limit for an iframe: it loads the whole preview, which can take seconds. */
const FRAME_LIMIT_MS = 12_000;

/**
 * Returns whether an iframe is loaded and its story, if any, is rendered. Check this before
 * scrolling, because rendering scrolls the iframe to the top.
 */
function isDrawn({ contentDocument: page }: HTMLIFrameElement): boolean {
  if (!page?.URL.includes('iframe.html') || page.readyState !== 'complete') return false;
  return page.querySelector('#storybook-root:empty') === null;
}

/** Returns the scroll position of an iframe as a fraction of its scroll range. */
function readPart({ contentDocument }: HTMLIFrameElement): number {
  const { scrollTop, scrollHeight, clientHeight } = contentDocument!.scrollingElement!;
  return scrollTop / (scrollHeight - clientHeight);
}

/** Shows one story in two modes. Scrolling one iframe also scrolls the other iframe. */
export const SideBySide: Story = {
  args: {
    piece: 'docs-ui-prose-prose',
    state: 'docs-ui-prose-prose--default',
    direction: false,
  },
  play: async ({ canvas, id }) => {
    const drawn: string[] = [];
    const note = (storyId: string) => drawn.push(storyId);
    addons.getChannel().on('storyRendered', note);
    const [light, dark] = canvas.getAllByTitle<HTMLIFrameElement>(/^Default: /);
    for (const frame of [light!, dark!]) {
      await waitFor(() => expect(isDrawn(frame)).toBe(true), { timeout: FRAME_LIMIT_MS });
      // Wait for the fonts, because they change the height of the page.
      await frame.contentDocument!.fonts.ready;
      frame.contentDocument!.body.style.blockSize = '3000px';
    }
    light!.contentWindow!.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => expect(readPart(dark!)).toBeGreaterThan(0.1));
    await waitFor(() => expect(readPart(dark!)).toBeCloseTo(readPart(light!), 2));
    addons.getChannel().off('storyRendered', note);
    // Events of the stories in the iframes must not reach this story's channel.
    await expect(drawn.filter((storyId) => storyId !== id)).toEqual([]);
  },
};

/** Simulates forced colors. Only elements with `forced-color-adjust: none` keep their colors. */
export const ForcedColors: Story = {
  globals: { contrast: 'forced' },
  render: () => (
    <p style={{ padding: 16, background: '#1f4e79', color: '#fff', boxShadow: '0 4px 8px #000' }}>
      Order 1042{' '}
      <strong style={{ forcedColorAdjust: 'none', background: '#a30000', color: '#fff' }}>
        late
      </strong>
    </p>
  ),
  play: async ({ canvas }) => {
    const order = canvas.getByText('Order 1042');
    await waitFor(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      return expect(order).toHaveStyle({ boxShadow: 'none', backgroundColor });
    });
    await expect(canvas.getByText('late')).toHaveStyle({ backgroundColor: '#a30000' });
  },
};

/** Simulates hover for every enabled element. Later hover rules override earlier hover rules. */
export const PointedAt: Story = {
  globals: { state: 'hover' },
  render: () => (
    <>
      <style>{`
        .order { background: #fff; color: #1f4e79 }
        .order:hover { background: #1f4e79; color: #fff }
        .late:hover { background: #a30000 }
        .order:focus-visible { background: #000; color: #fff }
      `}</style>
      <button className="order">Order 1042</button> <button className="order late">Late</button>{' '}
      <button className="order" disabled>
        Sent
      </button>
    </>
  ),
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(named('Order 1042')).toHaveStyle({ backgroundColor: '#1f4e79' }));
    await expect(named('Late')).toHaveStyle({ backgroundColor: '#a30000' });
    await expect(named('Sent')).toHaveStyle({ backgroundColor: '#fff' });
  },
};

/** Simulates keyboard focus for every focusable element. */
export const Focused: Story = {
  ...PointedAt,
  globals: { state: 'focus' },
  play: async ({ canvas }) => {
    const named = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(named('Order 1042')).toHaveStyle({ backgroundColor: '#000' }));
    await expect(named('Sent')).toHaveStyle({ backgroundColor: '#fff' });
  },
};

const tested: StoryEvidence = {
  ...{ storyId: 'docs-ui-code-copybutton--copied', status: 'passed', milliseconds: 90 },
  ...{ actions: 1, checks: 3, keys: [] },
  modes: [
    { mode: 'light', direction: 'ltr', rules: 12, violations: [], undecided: [] },
    { mode: 'dark', direction: 'rtl', rules: 12, violations: [], undecided: [] },
  ],
};

const failed: StoryEvidence = {
  ...{ storyId: 'docs-ui-code-copybutton--refused', status: 'failed', milliseconds: 40 },
  ...{ actions: 1, checks: 0, keys: [], modes: [], error: 'No button.' },
};

/** Shows the test result of each state, or that the state was not tested in this build. */
export const Proofs: Story = {
  render: () => (
    <StateTable
      pieces={pieces.filter(({ title }) => title.endsWith('/CopyButton'))}
      evidence={new Map([tested, failed].map((result) => [result.storyId, result]))}
    />
  ),
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.getByRole('rowheader', { name }).closest('tr')!;
    await expect(row('Copied')).toHaveTextContent(
      '✓ Passed: 1 actions, 3 checks, axe in light ltr and dark rtl',
    );
    await expect(row('Refused')).toHaveTextContent(/✕ Failed: 1 actions, 0 checks$/);
    await expect(row('Default')).toHaveTextContent('Not tested in this build');
    await expect(canvas.getByText(/2 tested in this build, 1 failed\.$/)).toBeVisible();
    await expect(within(row('Copied')).getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/docs-ui-code-copybutton--copied',
    );
  },
};

/** Lists every Docs UI component with its states and their test results. */
export const AllPieces: Story = {
  parameters: { clauses: ['WKB-1'] },
  render: () => <LoadedTable />,
  play: async ({ canvas }) => {
    const states = pieces.flatMap((piece) => piece.states);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(states.length);
  },
};

function LoadedTable() {
  const [evidence, setEvidence] = React.useState<StateTableProps['evidence']>('loading');
  React.useEffect(() => {
    void loadEvidence().then(
      (loaded) => setEvidence(loaded?.stories ?? new Map()),
      () => setEvidence('unavailable'),
    );
  }, []);
  return <StateTable pieces={pieces} evidence={evidence} />;
}
