import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar, SettingsDrawer } from '@vitrine/ui';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Settings/SettingsDrawer',
  component: SettingsDrawer,
  decorators: [withSite],
  args: { mode: 'system', pathname: '/material-ui/react-button' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <AppBar hasSettings workbenchUrl="/workbench/" />
      <SettingsDrawer {...args} />
    </>
  ),
} satisfies Meta<typeof SettingsDrawer>;

export default meta;

type Story = StoryObj<typeof meta>;

async function openDrawer({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByRole('button', { name: /settings drawer|设置/ }));
  await expect(canvas.getByRole('dialog')).toBeVisible();
}

/** Closed: a button in the bar. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Toggle settings drawer' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Open: what the reader may choose; the mode follows the system until something is chosen. */
export const Open: Story = {
  parameters: { clauses: ['SET-2', 'SET-4'] },
  play: async (context) => {
    await openDrawer(context);
    const { canvas } = context;
    await expect(canvas.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'System', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Light', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dark', pressed: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '中文' })).toHaveAttribute(
      'href',
      '/zh/material-ui/react-button',
    );
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Closes with its button, and the focus returns to the one that opened it. */
export const Closes: Story = {
  play: async (context) => {
    await openDrawer(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Toggle settings drawer' })).toHaveFocus();
  },
};

/** The reader chose light. */
export const LightChosen: Story = { args: { mode: 'light' }, play: openDrawer };

/** The reader chose dark. */
export const DarkChosen: Story = {
  args: { mode: 'dark' },
  globals: { mode: 'dark' },
  play: openDrawer,
};

/** In Chinese, the English page is one link away. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  parameters: { clauses: ['SET-4'] },
  play: async (context) => {
    await openDrawer(context);
    await expect(context.canvas.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/material-ui/react-button',
    );
  },
};

/** Read from right to left, the drawer comes from the other side. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openDrawer };

/** On a phone it takes the whole width. */
export const Phone: Story = { globals: { viewport: { value: 'xs' } }, play: openDrawer };
