import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AppBar } from '@vitrine/ui/page';
import { parseGlobals, SettingsDrawer } from '@vitrine/ui/settings';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Settings/SettingsDrawer',
  component: SettingsDrawer,
  decorators: [withSite],
  args: { pathname: '/material-ui/react-button', playgroundPath: '/playground' },
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

async function openAdvanced({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.click(canvas.getByText(/^(Advanced|高级)$/));
}

/** Shows only the button in the app bar while the drawer is closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Toggle settings drawer' })).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Shows the open drawer with the advanced settings collapsed. The default mode is System. */
export const Open: Story = {
  parameters: { clauses: ['SET-2', 'SET-4', 'MOD-3'] },
  play: async (context) => {
    await openDrawer(context);
    const { canvas } = context;
    await expect(canvas.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    const mode = within(canvas.getByRole('group', { name: 'Mode' }));
    await expect(mode.getByRole('button', { name: 'System', pressed: true })).toBeVisible();
    // The toolbar simulates the system preferences.
    const { paletteMode } = parseGlobals(context.globals);
    await expect(document.documentElement.dataset.mode).toBe(paletteMode);
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

/** Opens the advanced settings. The description of a preset lists changes besides colors. */
export const Advanced: Story = {
  play: async (context) => {
    await openDrawer(context);
    const { canvas } = context;
    await expect(canvas.getByText('Density')).not.toBeVisible();
    await openAdvanced(context);
    for (const name of ['Density', 'Spacing unit', 'Contrast', 'Motion']) {
      await expect(canvas.getByRole('group', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Terminal' })).toHaveAccessibleDescription(
      'monospace · dense · sharper · smaller text',
    );
  },
};

/** Shows the advanced settings in Chinese from right to left. */
export const AdvancedChinese: Story = {
  globals: { language: 'zh', direction: 'rtl' },
  play: async (context) => {
    await openDrawer(context);
    await openAdvanced(context);
  },
};

/** Closes on the Close button and returns focus to the button that opened the drawer. */
export const Closes: Story = {
  parameters: { clauses: ['WCAG 2.4.3'] },
  play: async (context) => {
    await openDrawer(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Toggle settings drawer' })).toHaveFocus();
  },
};

/** Shows light mode as the stored choice of the user. */
export const LightChosen: Story = {
  parameters: { stored: { mode: 'light' } },
  play: openDrawer,
};

/** Shows dark mode as the stored choice of the user. */
export const DarkChosen: Story = {
  parameters: { stored: { mode: 'dark' } },
  play: openDrawer,
};

/** Links to the English page from a Chinese page. */
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

/** Opens the drawer at full width on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'xs' } }, play: openDrawer };

/** Applies mode, direction, density, contrast, motion and color to the page immediately. */
export const EveryChoice: Story = {
  parameters: { clauses: ['SET-1', 'SET-2', 'SET-3', 'MOD-1', 'MOD-2', 'THM-5', 'THM-8'] },
  play: async (context) => {
    await openDrawer(context);
    const { canvas, userEvent } = context;
    const root = document.documentElement;
    const choose = async (group: string, name: string) => {
      const buttons = within(canvas.getByRole('group', { name: group }));
      await userEvent.click(buttons.getByRole('button', { name }));
      await expect(buttons.getByRole('button', { name, pressed: true })).toBeVisible();
      await expect(buttons.getAllByRole('button', { pressed: true })).toHaveLength(1);
    };
    await choose('Mode', 'Dark');
    await expect(root.dataset.mode).toBe('dark');
    await choose('Mode', 'Light');
    await expect(root.dataset.mode).toBe('light');
    await choose('Direction', 'Right to left');
    await expect(root.dir).toBe('rtl');
    await openAdvanced(context);
    await choose('Density', 'Dense');
    await expect(root.dataset.density).toBe('dense');
    await choose('Contrast', 'More');
    await expect(root.dataset.contrast).toBe('more');
    await choose('Motion', 'Reduced');
    await expect(root.dataset.motion).toBe('reduced');
    await choose('Color', 'Plum');
    const painted = getComputedStyle(root).getPropertyValue('--docs-palette-primary-main');
    await expect(painted.trim()).toBe('rgb(122 44 143)');
  },
};

/** Limits the spacing unit to 20 px. At the limit, the increase button has `aria-disabled`. */
export const Spacing: Story = {
  parameters: { clauses: ['THM-3', 'THM-4', 'THM-6'], stored: { choices: { spacing: 19 } } },
  play: async (context) => {
    await openDrawer(context);
    const { canvas, userEvent } = context;
    const unit = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--docs-spacing').trim();
    await openAdvanced(context);
    const more = canvas.getByRole('button', { name: 'increase spacing' });
    await userEvent.click(more);
    await expect(canvas.getByText('20 px')).toBeVisible();
    await expect(unit()).toBe('20px');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(canvas.getByText('20 px')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'decrease spacing' }));
    await expect(unit()).toBe('19px');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset density' }));
    await expect(canvas.getByText('8 px')).toBeVisible();
  },
};

/** Moves focus to every control with Tab. Enter on Close returns focus to the opening button. */
export const Keyboard: Story = {
  parameters: { clauses: ['SET-1', 'WCAG 2.1.1', 'WCAG 2.4.3'] },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Toggle settings drawer' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = canvas.getByRole('dialog');
    drawer.querySelector('details')!.open = true;
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    const stops = drawer.querySelectorAll('button, a, summary').length;
    for (let stop = 1; stop < stops; stop += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    await expect(within(drawer).getByRole('button', { name: 'Reduced' })).toHaveFocus();
    for (let stop = 1; stop < stops; stop += 1) await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Renders smaller controls for the Terminal preset, which is dense. */
export const Dense: Story = { globals: { preset: 'terminal' }, play: openDrawer };

/** Replaces pale text and lines with stronger colors when the contrast setting is More. */
export const MoreContrast: Story = { globals: { contrast: 'more' }, play: openDrawer };
