import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiHeader } from '@vitrine/ui/api-reference';
import { withApiTools } from './withApiTools.tsx';

const meta = {
  title: 'Docs UI/API reference/ApiHeader',
  component: ApiHeader,
  args: {
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
} satisfies Meta<typeof ApiHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the import, links to demos and other releases, and “Inspect slots and classes”. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('Alert')).toBe('/material-ui/react-alert');
    await expect(hrefOf('5.18.0')).toBe('/material-ui/v5/api/alert');
    await expect(hrefOf('Compare releases')).toBe('/material-ui/changes');
    await expect(hrefOf('Removed in 9.5.0')).toBe('/material-ui/changes/v6-v9#removed');
    await expect(canvas.getByText(/^Other releases/)).toHaveTextContent('not in 9.5.0');
    await expect(canvas.getByRole('group', { name: 'Import' })).toHaveTextContent('import Alert');
  },
};

/** Shows only “Inspect slots and classes” on a page with several exports. */
export const OnlyParts: Story = {
  args: { importHtml: undefined, demoLinks: [], api: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Expands the disclosure “Inspect slots and classes”. */
export const WithParts: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByText('Inspect slots and classes');
    await userEvent.click(toggle);
    await expect(toggle.closest('details')).toHaveProperty('open', true);
  },
};

/** Wraps the links on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
