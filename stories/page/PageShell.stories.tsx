import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBar, PageShell } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';
import { GreyBox } from './GreyBox.tsx';

const meta = {
  title: 'Docs UI/Page/PageShell',
  component: PageShell,
  decorators: [withSite],
  args: {
    appBar: <AppBar hasNav workbenchUrl="/workbench/" />,
    nav: (
      <GreyBox height={480}>
        <a href="/material-ui/react-button">Navigation</a>
      </GreyBox>
    ),
    children: (
      <GreyBox height={1200}>
        <h1>Text</h1>
      </GreyBox>
    ),
    aside: (
      <aside aria-label="Contents">
        <GreyBox height={240}>Contents</GreyBox>
      </aside>
    ),
    footer: (
      <footer>
        <GreyBox height={80}>Footer</GreyBox>
      </footer>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageShell>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Three columns where there is room; the bar and the columns beside the text stay in view. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** Without a navigation and contents, the text has the window to itself. */
export const Wide: Story = {
  args: { appBar: <AppBar workbenchUrl="/workbench/" />, nav: undefined, aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('main').clientWidth).toBeGreaterThan(window.innerWidth * 0.9);
  },
};

/** On a small screen the navigation is a layer that a button opens and another closes. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(window.innerWidth, 'the width that the story asks for').toBeLessThan(1200);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const open = canvas.getByRole('button', { name: 'Open main navigation' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('navigation', { name: 'documentation' })).toBeVisible(),
    );
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Close navigation' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await expect(open).toHaveFocus();
  },
};

/** The layer is as tall as the screen, and the page behind it does not scroll. */
export const NavigationOpen: Story = {
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open main navigation' }));
    const nav = await canvas.findByRole('navigation', { name: 'documentation' });
    await expect(nav.clientHeight).toBe(window.innerHeight);
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
  },
};
