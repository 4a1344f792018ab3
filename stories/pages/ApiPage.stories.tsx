import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ApiReference } from '@vitrine/ui/api-reference';
import { CodeBlock, highlightCode } from '@vitrine/ui/code';
import { Prose } from '@vitrine/ui/prose';
import { buttonApi } from '../fixtures/apiReference.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { SitePage } from './SitePage.tsx';

const headings = ['Import', 'Props', 'CSS classes'].map((text) => ({
  id: text.toLowerCase().replace('css ', ''),
  text,
  depth: 2 as const,
}));

const meta = {
  title: 'Pages/ApiPage',
  component: SitePage,
  decorators: [withSite],
  args: {
    pathname: '/material-ui/api/button',
    title: `${buttonApi.name} API`,
    description: `API of the ${buttonApi.name} component: props, slots and CSS classes.`,
    headings,
    previous: { pathname: '/material-ui/api/alert', title: 'Alert API' },
    next: { pathname: '/material-ui/api/button-base', title: 'ButtonBase API' },
    children: null,
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  loaders: [
    async () => ({ html: await highlightCode(buttonApi.imports.join('\n// or\n'), 'tsx') }),
  ],
  render: (args, { loaded }) => (
    <SitePage {...args}>
      <Prose>
        <h2 id="import">
          <a href="#import">Import</a>
        </h2>
        <CodeBlock html={String(loaded.html)} language="tsx" />
        <ApiReference api={buttonApi} />
      </Prose>
    </SitePage>
  ),
} satisfies Meta<typeof SitePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the complete API page of a component. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Button API' })).toBeVisible();
    for (const { id } of headings) await expect(document.getElementById(id)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Props' })).toBeVisible();
  },
};

/** Avoids horizontal scrolling of the page on a small screen. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
