import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ApiReference, ApiTools, PropsTable } from '@vitrine/ui/api-reference';
import { alertApi, manyProps } from '../fixtures/apiReference.ts';
import { withApiTools } from './withApiTools.tsx';

const copy = fn<(text: string) => Promise<void>>().mockName('copy');
const readMarkdown = fn<() => Promise<string>>().mockName('readMarkdown');
const ROWS = alertApi.props.length + alertApi.slots.length + alertApi.classes.length;

const meta = {
  title: 'Docs UI/API reference/ApiTools',
  component: ApiTools,
  render: () => (
    <>
      <ApiTools />
      <ApiReference api={alertApi} />
    </>
  ),
  decorators: [withApiTools],
  parameters: { ports: { copy, readMarkdown } },
  beforeEach: () => {
    copy.mockReset().mockResolvedValue();
    readMarkdown.mockReset().mockResolvedValue('# Alert API');
  },
} satisfies Meta<typeof ApiTools>;

export default meta;

type Story = StoryObj<typeof meta>;

const countRows = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('tbody tr')].filter((row) => row.checkVisibility()).length;

/** Shows the rows of all sections as tables by default. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Table', pressed: true })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toBeVisible();
    await expect(countRows(canvasElement)).toBe(ROWS);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Shows the Parts section when demos render parts of the component. */
export const WithParts: Story = {
  render: () => <ApiTools partPages={['/material-ui/react-alert']} />,
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByText('Parts');
    await userEvent.click(toggle);
    await expect(toggle.closest('details')).toHaveProperty('open', true);
  },
};

/** Filters the rows of all sections by words, and announces the number of matches. */
export const Filtered: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter the rows of this page' });
    await userEvent.type(filter, 'CLOSE icon');
    await expect(countRows(canvasElement)).toBeGreaterThan(0);
    await expect(countRows(canvasElement)).toBeLessThan(ROWS);
    for (const row of canvas.getAllByRole('rowheader')) {
      await expect(row.closest('tr')?.textContent).toMatch(/close/i);
    }
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${countRows(canvasElement)} of ${ROWS} rows`,
    );
    await userEvent.clear(filter);
    await expect(countRows(canvasElement)).toBe(ROWS);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Keeps the headings and hides empty tables when no row matches. */
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such prop');
    await expect(canvas.getByRole('status')).toHaveTextContent(`0 of ${ROWS} rows`);
    await expect(countRows(canvasElement)).toBe(0);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Props' })).toBeVisible();
  },
};

/** Clears the filter when a link targets a hidden row. */
export const LinkToHiddenRow: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such prop');
    const { href } = location;
    location.hash = `#${canvasElement.querySelector('tbody tr')?.id}`;
    await waitFor(() => expect(countRows(canvasElement)).toBe(ROWS));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    history.replaceState(null, '', href);
  },
};

/** Renders every row as a card with all details. */
export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Expanded' }));
    await expect(canvas.getByRole('button', { name: 'Expanded', pressed: true })).toBeVisible();
    const row = canvas.getByRole('row', { name: /^onPageChange/ });
    await expect(getComputedStyle(row).display).toBe('block');
    for (const cell of within(row).getAllByRole('cell')) await expect(cell).toBeVisible();
  },
};

/** Renders only the name of each row. The name expands and collapses the row, also by keyboard. */
export const Collapsed: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 4.1.2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapsed' }));
    const link = canvas.getByRole('link', { name: 'onPageChange' });
    const row = link.closest('tr') as HTMLElement;
    // Prevents navigation away from the story.
    link.addEventListener('click', (event) => event.preventDefault());
    await expect(within(row).queryByRole('cell')).toBeNull();
    link.focus();
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(within(row).getAllByRole('cell')[0]).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await expect(within(row).queryByRole('cell')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    link.focus();
    await expect(link).not.toHaveAttribute('aria-expanded');
  },
};

/** Copies the page as Markdown and briefly announces Copied. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(copy.mock.calls).toEqual([['# Alert API']]);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), {
      timeout: 6000,
    });
  },
};

/** Shows no confirmation when the Markdown of the page fails to load. */
export const CopyFails: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, userEvent }) => {
    readMarkdown.mockRejectedValue(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(readMarkdown).toHaveBeenCalledOnce();
    await expect(copy).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Wraps the tools and keeps a hundred props readable on a narrow page. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <>
      <ApiTools />
      <PropsTable slug="grid" props={manyProps} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapsed' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Renders in dark mode from right to left. */
export const DarkRightToLeft: Story = { globals: { mode: 'dark', direction: 'rtl' } };
