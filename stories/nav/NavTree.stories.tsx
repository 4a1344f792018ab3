import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { buildNavTree, NavTree } from '@vitrine/ui/nav';
import { createManyEntries, longNav, nestedNav, productNav } from '../fixtures/nav.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { withSideColumn } from './withSideColumn.tsx';

const meta = {
  title: 'Docs UI/Navigation/NavTree',
  component: NavTree,
  decorators: [withSideColumn, withSite],
  args: { nodes: buildNavTree(productNav), currentPath: '/material-ui/react-button' },
} satisfies Meta<typeof NavTree>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the groups of a product. Opens the group of the current page and marks the page. */
export const Default: Story = {
  parameters: { clauses: ['NAV-1', 'NAV-2', 'NAV-17'] },
  play: async ({ canvas, canvasElement }) => {
    const groups = [...canvasElement.querySelectorAll('summary')].map(
      ({ textContent }) => textContent,
    );
    await expect(groups).toEqual([
      'Getting started',
      'Components',
      'Component API',
      'Customization',
      'How-to guides',
      'Integrations',
      'Migration',
      'Discover more',
      'Design resources',
    ]);
    const open = [...canvasElement.querySelectorAll('details[open] > summary')];
    await expect(open.map(({ textContent }) => textContent)).toEqual(['Components']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Button');
  },
};

/** Opens no group and marks no entry when the current page is outside the navigation. */
export const ElsewhereInTheSite: Story = {
  args: { currentPath: '/production-error' },
  parameters: { clauses: ['NAV-17'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('details[open]')).toBeNull();
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

/** Opens all groups that contain the current page. Sibling groups stay closed. */
export const NestedGroups: Story = {
  args: {
    nodes: buildNavTree(nestedNav),
    currentPath: '/x/react-data-grid/column-pinning',
  },
  parameters: { clauses: ['NAV-17'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['MUI X', 'Data Grid', 'Columns']) {
      await expect(canvas.getByText(name).closest('details')).toHaveAttribute('open');
    }
    await expect(canvas.getByText('Rows').closest('details')).not.toHaveAttribute('open');
    await userEvent.click(canvas.getByText('Rows'));
    await expect(canvas.getByRole('link', { name: 'Row height' })).toBeVisible();
    await userEvent.click(canvas.getByText('Rows'));
    await expect(canvas.getByText('Row height')).not.toBeVisible();
  },
};

/** Derives titles from the path: words for a page, the exported name for an API page. */
export const DerivedTitles: Story = {
  args: {
    nodes: buildNavTree([
      { pathname: '/material-ui/react-text-field' },
      { pathname: '/material-ui/api/button-base' },
      { pathname: '/base-ui/react-menu/hooks-api/#use-menu-button' },
    ]),
    currentPath: '/material-ui/api/button-base',
  },
  parameters: { clauses: ['NAV-15'] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Text field', 'ButtonBase', 'useMenuButton']);
  },
};

/** Shows subheaders above their entries. Subheaders cannot be collapsed. */
export const Subheaders: Story = {
  args: {
    nodes: buildNavTree(productNav[1]?.children ?? []),
    currentPath: '/material-ui/react-stack',
  },
  parameters: { clauses: ['NAV-2', 'NAV-16'] },
  play: async ({ canvas, canvasElement }) => {
    const names = [
      'Inputs',
      'Data display',
      'Feedback',
      'Surfaces',
      'Navigation',
      'Layout',
      'Utils',
    ];
    for (const name of names) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Inputs' })).toBeVisible();
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

/** Marks links to other sites with a hint and opens them in a new tab. */
export const ExternalLinks: Story = {
  args: {
    nodes: buildNavTree(productNav.filter(({ pathname }) => pathname.startsWith('https://'))),
  },
  parameters: { clauses: ['NAV-14'] },
  play: async ({ canvas }) => {
    for (const name of ['Versions', 'Template store', 'Blog']) {
      const link = canvas.getByRole('link', { name: `${name} opens another site` });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  },
};

/** Wraps long titles, even within a word, without horizontal scrolling. */
export const LongTitles: Story = {
  args: { nodes: buildNavTree(longNav), currentPath: '/long/one' },
  play: async ({ canvasElement }) => {
    const nav = canvasElement.querySelector('nav');
    await expect(nav?.scrollWidth).toBeLessThanOrEqual(nav?.clientWidth ?? 0);
  },
};

/** Shows 300 pages in twelve groups. Only one group is open. */
export const ManyEntries: Story = {
  args: { nodes: buildNavTree(createManyEntries(12, 25)), currentPath: '/many/group-7/page-13' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(300);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
  },
};

/** Renders only the first page of a closed group of 120 pages until the group opens. */
export const LargeGroup: Story = {
  parameters: { clauses: ['NAV-17'] },
  args: { nodes: buildNavTree([...createManyEntries(1, 120), ...productNav]) },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByText('Group 1').closest('details');
    await expect(group?.querySelectorAll('a')).toHaveLength(1);
    await userEvent.click(canvas.getByText('Group 1'));
    await waitFor(() => expect(group?.querySelectorAll('a')).toHaveLength(120));
  },
};

/** Renders only the first page of closed groups when the navigation has ten thousand pages. */
export const ThousandsOfEntries: Story = {
  parameters: { clauses: ['NAV-17'] },
  args: { nodes: buildNavTree(createManyEntries(100, 100)), currentPath: '/many/group-7/page-13' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByText('Group 90'));
    const group = canvas.getByText('Group 90').closest('details');
    await waitFor(() => expect(group?.querySelectorAll('a')).toHaveLength(100));
  },
};

/** Renders the entries around the current page first, and all other entries later. */
export const LongList: Story = {
  args: {
    nodes: buildNavTree(createManyEntries(1, 1000)[0]?.children ?? []),
    currentPath: '/many/group-1/page-700',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('a')).toHaveLength(1000), {
      timeout: 5000,
    });
  },
};

/** Keeps a group open that the user opened, and opens the group of the next page. */
export const KeepsOpenGroups: Story = {
  parameters: { clauses: ['NAV-17'] },
  render: (args) => {
    function TwoPages() {
      const [currentPath, setPath] = React.useState(args.currentPath);
      return (
        <>
          <button
            type="button"
            style={{ minBlockSize: 32 }}
            onClick={() => setPath('/material-ui/getting-started')}
          >
            Next page
          </button>
          <NavTree {...args} currentPath={currentPath} />
        </>
      );
    }
    return <TwoPages />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Migration'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    const open = [...canvasElement.querySelectorAll('details[open] > summary')];
    await expect(open.map(({ textContent }) => textContent)).toEqual([
      'Getting started',
      'Components',
      'Migration',
    ]);
  },
};

/** Opens and closes a group with its focusable `summary` element. */
export const OpensAndCloses: Story = {
  args: { currentPath: '/material-ui/getting-started' },
  parameters: { clauses: ['NAV-17'] },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('Migration');
    summary.focus();
    await expect(summary).toHaveFocus();
    await expect(summary.tagName).toBe('SUMMARY');
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'Upgrade to v6' })).toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('Upgrade to v6')).not.toBeVisible();
  },
};

/** Translates the badges and the hint of external links to Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog 打开其他网站' })).toBeVisible();
    await expect(canvas.getAllByText('计划中')[0]).toBeVisible();
  },
};
