import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ApiHeader } from '@vitrine/ui/api-reference';
import { withApiTools } from './withApiTools.tsx';

const copy = fn<(text: string) => Promise<void>>().mockName('copy');
const readMarkdown = fn<() => Promise<string>>().mockName('readMarkdown');

const meta = {
  title: 'Docs UI/API reference/ApiHeader',
  component: ApiHeader,
  args: {
    markdownHref: '/material-ui/api/alert.md',
    importHtml:
      '<span class="t-keyword">import</span> Alert <span class="t-keyword">from</span> <span class="t-string">\'@mui/material/Alert\'</span>;',
    demoLinks: [{ pathname: '/material-ui/react-alert', title: 'Alert' }],
    api: {
      history: { since: '5.18.0', removed: '9.5.0' },
      compared: {
        releases: [{ version: '5.18.0', href: '/material-ui/v5/api/alert' }, { version: '9.5.0' }],
        href: '/material-ui/changes',
      },
    },
    linkChange: (release, id) =>
      release === '9.5.0' ? `/material-ui/changes/v6-v9#${id}` : undefined,
    partPages: ['/material-ui/react-alert'],
  },
  decorators: [withApiTools],
  parameters: { ports: { copy, readMarkdown } },
  beforeEach: () => {
    copy.mockReset().mockResolvedValue();
    readMarkdown.mockReset().mockResolvedValue('# Alert API');
  },
} satisfies Meta<typeof ApiHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the import, the demos, the other releases and the Markdown of an API page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Alert')).toBe('/material-ui/react-alert');
    await expect(hrefOf('5.18.0')).toBe('/material-ui/v5/api/alert');
    await expect(hrefOf('Compare releases')).toBe('/material-ui/changes');
    await expect(hrefOf('Removed in 9.5.0')).toBe('/material-ui/changes/v6-v9#removed');
    await expect(hrefOf('View as Markdown')).toBe('/material-ui/api/alert.md');
    await expect(canvas.getByText(/^Other releases/)).toHaveTextContent('not in 9.5.0');
    await expect(canvas.getByRole('group', { name: 'Import' })).toHaveTextContent('import Alert');
  },
};

/** Shows only the Markdown of a page with several exports. */
export const OnlyMarkdown: Story = {
  args: {
    importHtml: undefined,
    demoLinks: [],
    api: {},
    partPages: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Opens the panel with the slots and classes of the component. */
export const WithParts: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByText('Inspect slots and classes');
    await userEvent.click(toggle);
    await expect(toggle.closest('details')).toHaveProperty('open', true);
  },
};

/** Copies the page as Markdown and briefly announces Copied. */
export const Copied: Story = {
  parameters: { clauses: ['WCAG 4.1.3'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    const status = canvasElement.querySelector('li > [role="status"]');
    await waitFor(() => expect(status).toHaveTextContent('Copied'));
    await expect(copy.mock.calls).toEqual([['# Alert API']]);
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 6000 });
  },
};

/** Shows no confirmation when the Markdown of the page fails to load. */
export const CopyFails: Story = {
  parameters: { clauses: ['CPY-5'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    readMarkdown.mockRejectedValue(new Error('offline'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as Markdown' }));
    await expect(readMarkdown).toHaveBeenCalledOnce();
    await expect(copy).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('li > [role="status"]')).toBeEmptyDOMElement();
  },
};

/** Wraps the links on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Renders in dark mode from right to left. */
export const DarkRightToLeft: Story = { globals: { mode: 'dark', direction: 'rtl' } };
