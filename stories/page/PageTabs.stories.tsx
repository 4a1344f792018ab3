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

/** A page with the API of its components and of its hooks. */
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

/** The API of the components is the current page. */
export const ComponentsCurrent: Story = {
  args: { currentPath: '/base-ui/react-button/components-api' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Components API');
  },
};

/** The API of the hooks is the current page. */
export const HooksCurrent: Story = {
  args: { currentPath: '/base-ui/react-button/hooks-api' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/base-ui/react-button/hooks-api',
    );
  },
};

/** A subject without hooks. */
export const WithoutHooks: Story = {
  args: { tabs: buttonTabs.filter(({ kind }) => kind !== 'hooks') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** A subject with hooks only. */
export const WithoutComponents: Story = {
  args: { tabs: buttonTabs.filter(({ kind }) => kind !== 'components') },
};

export const Dark: Story = { globals: { mode: 'dark' } };

/** On a small screen, the links wrap. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };

/** In Chinese, the links lead to Chinese pages. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '组件 API' })).toHaveAttribute(
      'href',
      '/zh/base-ui/react-button/components-api',
    );
  },
};

/** Right-to-left direction, in Chinese. */
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'zh' } };
