import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTabs } from '@vitrine/ui/page';
import { buttonTabs } from '../fixtures/pages.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/PageTabs',
  component: PageTabs,
  decorators: [withSite],
  args: { tabs: buttonTabs, currentPath: '/base-ui/react-button' },
} satisfies Meta<typeof PageTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to the demos, the components API and the hooks API. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Demos and API' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Demos',
      'Components API',
      'Hooks API',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Demos');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** Marks the components API as the current page. */
export const ComponentsCurrent: Story = {
  args: { currentPath: '/base-ui/react-button/components-api' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Components API');
  },
};

/** Marks the hooks API as the current page. */
export const HooksCurrent: Story = {
  args: { currentPath: '/base-ui/react-button/hooks-api' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/base-ui/react-button/hooks-api',
    );
  },
};

/** Omits the link to the hooks API when there are no hooks. */
export const WithoutHooks: Story = {
  args: { tabs: buttonTabs.filter(({ kind }) => kind !== 'hooks') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Omits the link to the components API when there are only hooks. */
export const WithoutComponents: Story = {
  args: { tabs: buttonTabs.filter(({ kind }) => kind !== 'components') },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Demos', 'Hooks API']);
  },
};

/** Wraps the links on a small screen. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };

/** Links to Chinese pages on a Chinese page. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '组件 API' })).toHaveAttribute(
      'href',
      '/zh/base-ui/react-button/components-api',
    );
  },
};

/** Renders in Chinese from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'zh' } };
