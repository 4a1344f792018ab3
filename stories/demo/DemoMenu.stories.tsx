import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DemoMenu, initialDemoState, type DemoMenuProps } from '@vitrine/ui/demo';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Demo/DemoMenu',
  component: DemoMenu,
  decorators: [withSite],
  args: {
    name: 'Counter',
    state: initialDemoState,
    page: { mode: 'light', direction: 'ltr' },
    storyUrl: '/workbench/?path=/story/material-ui-button--counter',
    sourceUrl: undefined,
    onChange: fn(),
    onResetFocus: fn(),
    onOpenMenu: fn(),
    onOpenSandbox: fn(),
    onCopyLink: fn(),
  },
  parameters: {
    playground: {
      onChange: (args: DemoMenuProps, changes: Partial<DemoMenuProps['state']>) => ({
        state: { ...args.state, ...changes },
      }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await within(document.body).findByRole('menu');
  },
} satisfies Meta<typeof DemoMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the menu of a demo without a link to its source. */
export const Default: Story = {
  play: async (context) => {
    await meta.play(context);
    const { args, userEvent } = context;
    const menu = within(document.body);
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
    await expect(menu.queryByRole('menuitem', { name: 'View the source on GitHub' })).toBeNull();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Edit in StackBlitz' }));
    // Runs during the click, before the menu has closed.
    await expect(args.onOpenSandbox).toHaveBeenCalledWith('stackblitz');
    await waitFor(() => expect(menu.queryByRole('menu')).toBeNull());
    await meta.play(context);
  },
};

/** Shows the menu of a dark demo on a light page. */
export const OwnMode: Story = {
  args: { state: { ...initialDemoState, mode: 'dark' } },
  play: async (context) => {
    await meta.play(context);
    const menu = within(document.body);
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Dark' })).toBeChecked();
  },
};

/** Shows the menu on a dark page. */
export const DarkPage: Story = {
  args: { page: { mode: 'dark', direction: 'ltr' } },
  globals: { mode: 'dark' },
};

/** Shows the menu from right to left, with a link to the source. */
export const RightToLeft: Story = {
  args: { page: { mode: 'light', direction: 'rtl' }, sourceUrl: 'https://github.com/acme/Counter' },
  globals: { direction: 'rtl' },
};
