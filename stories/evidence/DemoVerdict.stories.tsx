import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createDemoStore } from '@vitrine/ui/demo';
import { DemoVerdict, installEditedVerdict, type DemoVerdictProps } from '@vitrine/ui/evidence';
import { passed } from './verdicts.ts';

const meta = {
  title: 'Docs UI/Evidence/DemoVerdict',
  component: DemoVerdict,
  args: { verdict: passed, pageRun: { date: passed.date, commit: passed.commit } },
} satisfies Meta<typeof DemoVerdict>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows only the result at first. The details show keys, axe rules, commit and browser. */
export const Passed: Story = {
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByText('✓ Tests passed').closest('summary')!;
    await expect(line).toHaveTextContent(/^✓ Tests passed$/);
    await expect(canvas.getByText(/Checks: 9/)).not.toBeVisible();
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.click(line);
    const keys = canvas.getByRole('table', { name: 'Keyboard' });
    const rows = within(keys)
      .getAllByRole('row')
      .map((row) => Array.from(row.children, ({ textContent }) => textContent));
    await expect(rows).toEqual([
      ['Key', 'Focus', 'Announced'],
      ['Tab', 'Items, tab, selected=true', ''],
      ['→', 'Payments, tab, selected=false', '3 payments'],
      ['Shift+Tab', 'no focus', ''],
    ]);
    await expect(canvas.getByText('Interaction passed')).toBeVisible();
    await expect(canvas.getByText(/^Light: axe rules passed: 20\.$/)).toBeVisible();
    await expect(
      canvas.getByText('Light, Dark, right to left: unchanged since commit 9c1e4b7.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Commit 5d8f0a7, Chromium .*, npm test$/)).toBeVisible();
  },
};

/** Shows the recorded reason for accepting a result that axe could not decide. */
export const Undecided: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    const reason = canvas.getByText('The ripple is transparent when the button is idle.');
    await expect(reason).not.toBeVisible();
    await userEvent.click(canvas.getByText('Checked manually: color contrast'));
    await expect(reason).toBeVisible();
    await expect(canvas.getByText('Nov 18, 2026')).toBeVisible();
    await expect(canvas.getByText('Dark, right to left')).toBeVisible();
  },
};

/** Renders a demo with a toggle that edits and restores its code. */
function EditableDemo({ verdict }: Pick<DemoVerdictProps, 'verdict'>) {
  const [store] = React.useState(() => createDemoStore({ isEdited: true }));
  const { edits } = React.useSyncExternalStore(store.subscribe, store.get);
  const demo = React.useRef<HTMLDivElement>(null);
  React.useEffect(
    () => installEditedVerdict(demo.current!, store, 'Your edit is not tested'),
    [store],
  );
  const toggle = () => store.change({ edits: edits ? undefined : { 'Demo.tsx': 'export' } });
  return (
    <div ref={demo}>
      <button type="button" aria-pressed={edits !== undefined} onClick={toggle}>
        Edit
      </button>
      <DemoVerdict verdict={verdict} />
    </div>
  );
}

/** Replaces the test results with a message while the demo runs edited code. */
export const Edited: Story = {
  render: ({ verdict }) => <EditableDemo verdict={verdict} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const strip = canvasElement.querySelector('[data-evidence]');
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await expect(strip).toHaveAttribute('data-evidence', 'passed');
    await userEvent.click(edit);
    await expect(strip).toHaveAttribute('data-evidence', 'edited');
    await expect(strip).toHaveTextContent(/^Your edit is not tested$/);
    await userEvent.click(edit);
    await expect(strip).toHaveAttribute('data-evidence', 'passed');
    await expect(canvas.getByText('✓ Tests passed')).toBeVisible();
    await userEvent.click(edit);
    await expect(strip).toHaveAttribute('data-evidence', 'edited');
  },
};

/** Reports an undecided axe result that nobody has checked manually. */
export const Unchecked: Story = {
  args: { verdict: { ...passed, undecided: [{ rule: 'color-contrast', decisions: [] }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    await expect(canvas.getByText('axe could not decide: color contrast')).toBeVisible();
    await expect(canvas.queryByText(/Checked manually/)).toBeNull();
  },
};

/** Shows date and commit when the demo was tested in another run than the page. */
export const OtherRun: Story = {
  args: { pageRun: { date: '2026-11-25T09:30:00.000Z', commit: 'a0b1c2d3e4f5' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText('✓ Tests passed').closest('summary')!;
    await expect(line).toHaveTextContent('Nov 20, 2026 5d8f0a7');
  },
};

/** Omits keyboard and screenshots when they were not tested. */
export const OnlyLookedAt: Story = {
  args: { verdict: { ...passed, actions: 0, checks: 1, keys: [], screenshots: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    await expect(canvas.queryByText('Keyboard')).toBeNull();
    await expect(canvas.queryByText('Screenshots')).toBeNull();
    await expect(canvas.getByText('Accessibility')).toBeVisible();
  },
};

/** Reports changed screenshots in the summary. Details list each mode and accepted changes. */
export const LooksChanged: Story = {
  args: {
    verdict: {
      ...passed,
      screenshots: [
        { mode: 'light', state: 'same' },
        { mode: 'dark', state: 'changed' },
        { mode: 'right to left', state: 'accepted' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Screenshots changed'));
    for (const fact of [
      'Light: unchanged since commit 9c1e4b7.',
      'Dark: changed since commit 9c1e4b7, not accepted.',
      'right to left: changed since commit 9c1e4b7, accepted.',
    ]) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
  },
};

/** Reports a failed screenshot as failed, and one whose base failed as not compared. */
export const LooksFailed: Story = {
  args: {
    verdict: {
      ...passed,
      screenshots: [
        { mode: 'light', state: 'not-compared' },
        { mode: 'dark', state: 'failed' },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Screenshots changed')).toBeNull();
    await userEvent.click(canvas.getByText('Screenshots failed'));
    await expect(canvas.getByText('Dark: no screenshot.')).toBeVisible();
    const notCompared = 'Light: not compared, no screenshot of commit 9c1e4b7.';
    await expect(canvas.getByText(notCompared)).toBeVisible();
  },
};

/** Reports changed and failed screenshots when modes have different results. */
export const LooksChangedAndFailed: Story = {
  args: {
    verdict: {
      ...passed,
      screenshots: [
        { mode: 'light', state: 'changed' },
        { mode: 'dark', state: 'failed' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Screenshots changed')).toBeVisible();
    await expect(canvas.getByText('Screenshots failed')).toBeVisible();
  },
};

/** Reports that no screenshot was needed, because no source of the demo changed. */
export const LooksUntouched: Story = {
  args: { verdict: { ...passed, screenshots: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    await expect(
      canvas.getByText('The sources of this demo have not changed since commit 9c1e4b7.'),
    ).toBeVisible();
  },
};

/** Reports that the demo was not tested in this build. */
export const NotTested: Story = {
  args: { verdict: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not tested in this build')).toBeVisible();
    await expect(canvasElement.querySelector('[data-evidence="untested"]')).not.toBeNull();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

/** Expands a failed verdict and shows the failed step and the error. */
export const Failed: Story = {
  args: {
    verdict: {
      ...passed,
      status: 'failed',
      changed: true,
      failedStep: 'toHaveFocus()',
      error:
        'expect(element).toHaveFocus()\n\nExpected element with focus:\n  <button role="tab">Payments</button>',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('✕ Tests failed')).toBeVisible();
    await expect(canvas.getByText(/Expected element with focus/)).toBeVisible();
    await expect(canvas.getByText(/with uncommitted changes/)).toBeVisible();
  },
};

/** Reports an axe rule that the documented library violates, with the library's release. */
export const LibraryFinding: Story = {
  args: {
    findings: [
      {
        rule: 'aria-valid-attr-value',
        component: 'Tabs',
        release: '@mui/base@5.0.0-beta.70',
        reason: 'A tab names a panel that is not in the page yet.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    await expect(canvas.getByText(/names a panel that is not in the page yet/)).toBeVisible();
    await expect(canvas.getAllByText('Library issue')).toHaveLength(2);
  },
};

/** Renders expanded details in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ 测试通过'));
    await expect(canvas.getByText('交互通过')).toBeVisible();
  },
};

/** Stacks the cells of each table row when 200% text does not fit, without breaking words. */
export const LargeTextSmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.4'] },
  globals: { text: '200', viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('✓ Tests passed'));
    for (const heading of canvas.getAllByRole('columnheader')) {
      const words = document.createRange();
      words.selectNodeContents(heading);
      await expect(words.getClientRects()).toHaveLength(1);
    }
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};
