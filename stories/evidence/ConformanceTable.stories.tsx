import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConformanceReport, ConformanceTable } from '@vitrine/ui';
import { engine, groups } from 'virtual:conformance';

const meta = {
  title: 'Docs UI/Evidence/ConformanceTable',
  component: ConformanceTable,
  args: {
    workbenchUrl: './',
    group: {
      title: '1 Perceivable',
      criteria: [
        {
          ...{ number: '1.4.10', name: 'Reflow', level: 'AA' },
          text: 'In a width of 320 px nothing needs to be scrolled in two directions.',
          proofs: [
            {
              kind: 'story',
              title: 'Docs UI/Code/CodeBlock: Long Lines',
              storyId: 'docs-ui-code-codeblock--long-lines',
            },
            { kind: 'test', file: 'docs-app/e2e/pages.test.ts' },
          ],
          rules: [],
        },
        {
          ...{ number: '1.1.1', name: 'Non-text Content', level: 'A' },
          text: 'What is no text has a text that does the same, or is marked as decoration.',
          proofs: [],
          rules: ['image-alt', 'role-img-alt', 'svg-img-alt'],
        },
        {
          ...{ number: '1.4.12', name: 'Text Spacing', level: 'AA' },
          text: 'Readers may set letters, words, lines and paragraphs wider, and nothing is lost.',
          proofs: [],
          rules: ['avoid-inline-spacing'],
          note: { date: '2026-11-23', note: 'On two pages no box cuts its text off.' },
        },
        {
          ...{ number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A' },
          text: 'A recorded film has captions.',
          proofs: [],
          rules: ['video-caption'],
          note: { date: '2026-11-23', note: 'There is no film.', applies: false },
        },
        {
          ...{ number: '1.4.5', name: 'Images of Text', level: 'AA' },
          text: 'Text is text, and not a picture of it, with aWordThatIsTooLongForTheColumnOfANarrowPage in it.',
          proofs: [],
          rules: [],
        },
      ],
    },
  },
} satisfies Meta<typeof ConformanceTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The verdict follows from the evidence: tests, only rules, a person who looked, nothing to look at, or nothing known. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, tested, rules, looked, absent, unknown] = canvas.getAllByRole('row');
    await expect(within(tested!).getByRole('rowheader')).toHaveTextContent('1.4.10');
    await expect(tested).toHaveTextContent('Reflow Level AA');
    await expect(tested).toHaveTextContent('Supported by tests');
    await expect(tested).toHaveTextContent('docs-app/e2e/pages.test.ts');
    await expect(within(tested!).getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/docs-ui-code-codeblock--long-lines',
    );
    await expect(rules).toHaveTextContent('Rules only');
    await expect(looked).toHaveTextContent('Looked at by hand');
    await expect(looked).toHaveTextContent('23 Nov 2026 On two pages no box cuts its text off.');
    await expect(absent).toHaveTextContent('Does not apply');
    await expect(unknown).toHaveTextContent('Nothing proves it');
    await expect(within(rules!).getByText('svg-img-alt')).not.toBeVisible();
    await userEvent.click(within(rules!).getByText('Rules of axe: 3'));
    await expect(within(rules!).getByText('svg-img-alt')).toBeVisible();
  },
};

/** A principle without criteria has only its headings. */
export const Empty: Story = {
  args: { group: { title: '1 Perceivable', criteria: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** WCAG 2.2 whole, levels A and AA, as the stories, tests and rules of this tree have it; first what nobody tested. */
export const Wcag22: Story = {
  name: 'WCAG 2.2',
  render: ({ workbenchUrl }) => (
    <ConformanceReport groups={groups} engine={engine} workbenchUrl={workbenchUrl} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(55);
    await expect(canvas.getByText(/^55 criteria of WCAG 2\.2: 31 .* 24 /)).toBeVisible();
    await expect(canvas.queryByText('Nothing proves it')).toBeNull();
    await expect(canvas.getByText(/no screen reader, no voice control, no switch/)).toBeVisible();
    const counts = [...canvasElement.querySelectorAll('section b')].map((count) =>
      Number(count.textContent),
    );
    await expect(counts.slice(0, 4).reduce((sum, count) => sum + count)).toBe(55);
  },
};

/** On a narrow page each criterion is a card. */
export const Narrow: Story = {
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(getComputedStyle(canvasElement.querySelector('tr:last-child')!).display).toBe(
      'block',
    );
  },
};

/** In Chinese; criteria and notes themselves are English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有测试支持')).toBeVisible();
    await expect(canvas.getByText('Reflow').closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getAllByText('AA 级')[0]?.closest('[lang]')).toHaveAttribute('lang', 'zh');
  },
};

/** Dark, and read from right to left. */
export const DarkRightToLeft: Story = {
  globals: { mode: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => {
    const [tested] = canvas.getAllByText('docs-app/e2e/pages.test.ts');
    await expect(getComputedStyle(tested!).direction).toBe('ltr');
  },
};
