import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ApiReference, ApiTools, PropsTable } from '@vitrine/ui/api-reference';
import { alertApi, buttonApi, inheritedProps, manyProps } from '../fixtures/apiReference.ts';
import { withApiTools } from './withApiTools.tsx';

const ports = {
  copy: fn<(text: string) => Promise<void>>(),
  readMarkdown: fn<() => Promise<string>>(),
};
const ROWS = alertApi.props.length + alertApi.slots.length + alertApi.classes.length;

const meta = {
  title: 'Docs UI/API reference/ApiTools',
  component: ApiTools,
  args: { hasLayouts: true },
  render: (args) => (
    <>
      <ApiTools {...args} />
      <ApiReference api={alertApi} />
    </>
  ),
  decorators: [withApiTools],
  parameters: { ports },
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
      `Rows: ${countRows(canvasElement)} of ${ROWS}`,
    );
    await userEvent.clear(filter);
    await expect(countRows(canvasElement)).toBe(ROWS);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Hides the sections without a match, with their headings. */
export const FilteredSections: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '.MuiAlert-root');
    await expect(canvas.getAllByRole('heading').map(({ id }) => id)).toEqual(['classes']);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('heading', { name: 'Props' })).toBeVisible();
  },
};

/** Shows a message and suggests a similar name when no row matches. A button clears the filter. */
export const NothingFound: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    await userEvent.type(filter, 'closeIcn');
    await expect(canvas.getByRole('status')).toHaveTextContent(`Rows: 0 of ${ROWS}`);
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText(/^No row matches/)).toHaveTextContent('“closeIcn”');
    await userEvent.click(canvas.getByRole('button', { name: 'closeIcon' }));
    await expect(filter).toHaveValue('closeIcon');
    await expect(filter).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'closeIcon' })).toBeVisible();
    await userEvent.clear(filter);
    await userEvent.type(filter, 'no such prop');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filter' }));
    await expect(countRows(canvasElement)).toBe(ROWS);
  },
};

/** Finds the props of another component, and links to their rows. */
export const FoundInOtherComponent: Story = {
  render: (args) => (
    <>
      <ApiTools {...args} />
      <ApiReference api={buttonApi} inherited={[inheritedProps]} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'focusRip');
    const line = canvas.getByText(/^1 row in ButtonBase:/);
    await expect(within(line).getByRole('link', { name: 'focusRipple' })).toHaveAttribute(
      'href',
      '/material-ui/api/button-base#button-base-prop-focusRipple',
    );
    await expect(canvas.getByRole('row', { name: /^focusRipple/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /^centerRipple/ })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.queryByText(/row in ButtonBase/)).toBeNull();
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

/** Fits the tools and a hundred props on a narrow page without horizontal scrolling. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  render: (args) => (
    <>
      <ApiTools {...args} />
      <PropsTable slug="grid" props={manyProps} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filter = canvas.getByRole('searchbox');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(filter);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    await expect(filter.clientWidth - padding).toBeGreaterThan(90);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapsed' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
