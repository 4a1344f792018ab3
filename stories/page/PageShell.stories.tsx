import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppBar, PageShell } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';
import { GrayBox } from './GrayBox.tsx';

const meta = {
  title: 'Docs UI/Page/PageShell',
  component: PageShell,
  decorators: [withSite],
  args: {
    appBar: <AppBar hasNav workbenchUrl="/workbench/" />,
    nav: (
      <GrayBox height={480}>
        <a href="/material-ui/react-button">Navigation</a>
      </GrayBox>
    ),
    children: (
      <GrayBox height={1200}>
        <h1>Text</h1>
      </GrayBox>
    ),
    aside: (
      <aside aria-label="Contents">
        <GrayBox height={240}>Contents</GrayBox>
      </aside>
    ),
    footer: (
      <footer>
        <GrayBox height={80}>Footer</GrayBox>
      </footer>
    ),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageShell>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows three columns on a wide screen. The app bar and the side columns are sticky. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeInTheDocument();
  },
};

/** Renders the content as wide as the viewport when there are no side columns. */
export const Wide: Story = {
  args: { appBar: <AppBar workbenchUrl="/workbench/" />, nav: undefined, aside: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('main').clientWidth).toBeGreaterThan(window.innerWidth * 0.9);
  },
};

/** Opens and closes the navigation as a popover on a small screen. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(window.innerWidth, 'viewport width that the story sets').toBeLessThan(1200);
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

/** Shows the open navigation at the full height of the viewport. The page does not scroll. */
export const NavigationOpen: Story = {
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open main navigation' }));
    const nav = await canvas.findByRole('navigation', { name: 'documentation' });
    await expect(nav.clientHeight).toBe(window.innerHeight);
    await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
  },
};

/** Opens the table of contents as a popover below its button on a small screen (FAULT B6). */
export const ContentsOpen: Story = {
  parameters: { clauses: ['WCAG 2.1.1', 'WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('complementary', { name: 'Contents' })).toBeNull();
    const open = canvas.getByRole('button', { name: 'Contents' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const contents = await canvas.findByRole('complementary', { name: 'Contents' });
    await expect(contents).toBeVisible();
    const { left, right } = contents.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
