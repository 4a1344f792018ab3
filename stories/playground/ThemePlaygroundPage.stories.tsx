import * as React from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { oncePerSignal } from '@vitrine/ui/core';
import { ThemePlaygroundPage, writeShareLink } from '@vitrine/ui/playground';
import { parseGlobals, SettingsProvider, type WorkbenchSettings } from '@vitrine/ui/settings';
import { createMemorySettings } from '../fixtures/createMemorySettings.ts';
import { keepDocument } from '../fixtures/keepDocument.ts';

interface OwnStoreProps {
  settings: WorkbenchSettings;
  children: React.ReactNode;
}

/** Provides a separate settings store for a story, with the settings of the toolbar. */
function OwnStore({ settings, children }: OwnStoreProps) {
  const [store] = React.useState(() =>
    createMemorySettings(settings, {}, document.documentElement),
  );
  return <SettingsProvider store={store}>{children}</SettingsProvider>;
}

const meta = {
  title: 'Docs UI/Playground/ThemePlaygroundPage',
  component: ThemePlaygroundPage,
  args: {
    search: '',
    origin: 'https://docs.acme.dev',
    pathname: '/playground',
    onCopy: fn(async () => {}),
    onShare: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: oncePerSignal(() => keepDocument()),
  render: (args, { globals }) => (
    <OwnStore settings={parseGlobals(globals)}>
      <ThemePlaygroundPage {...args} />
    </OwnStore>
  ),
} satisfies Meta<typeof ThemePlaygroundPage>;

export default meta;

type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const readVariable = (name: string) =>
  document.documentElement.style.getPropertyValue(`--reader-${name}`);

const drag = async ({ canvas }: Pick<PlayContext, 'canvas'>, label: string, values: string[]) => {
  const input = canvas.getByLabelText(label);
  for (const value of values) await fireEvent.input(input, { target: { value } });
  await fireEvent(input, new Event('change', { bubbles: true }));
};

/** Applies theme changes to the document, with undo and redo. */
export const Default: Story = {
  parameters: { clauses: ['THM-2'] },
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    const redo = canvas.getByRole('button', { name: 'Redo' });
    await drag({ canvas }, 'Primary in light mode', ['#7c2d90', '#7c2d91']);
    await expect(readVariable('light-primary-main')).toContain('124 45 145');
    await drag({ canvas }, 'Spacing unit', ['9', '10', '11']);
    await drag({ canvas }, 'Spacing unit', ['12']);
    await expect(readVariable('spacing')).toBe('12px');
    await userEvent.click(undo);
    await expect(readVariable('spacing')).toBe('11px');
    await userEvent.click(undo);
    await expect(readVariable('spacing')).toBe('');
    await userEvent.click(undo);
    await expect(readVariable('light-primary-main')).toBe('');
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(undo).toHaveFocus();
    await userEvent.click(redo);
    await expect(readVariable('light-primary-main')).toContain('124 45 145');
  },
};

/** Resets only the colors of the theme. Undo restores the colors. */
export const Reset: Story = {
  parameters: { clauses: ['THM-7'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plum' }));
    await expect(readVariable('light-secondary-main')).not.toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Docs Colors' }));
    await expect(readVariable('light-secondary-main')).toBe('');
    await expect(readVariable('radius')).toBe('2');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'Plum', pressed: true })).toBeVisible();
  },
};

const sharedTheme = { dense: true, paletteColors: {}, spacing: 6, radius: 0 } as const;
const shared = writeShareLink({ ...sharedTheme, type: 1, typeface: 'mono' }, '/');

/** Applies the theme of a shared link immediately. Undo restores the theme of the user. */
export const Shared: Story = {
  args: { search: shared.slice(1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(readVariable('spacing')).toBe('6px');
    await expect(await canvas.findByRole('checkbox', { checked: true })).toBeVisible();
    await expect(document.documentElement.dataset.typeface).toBe('mono');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(
      `https://docs.acme.dev/playground${shared.slice(1)}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(readVariable('spacing')).toBe('');
  },
};

/** Reports the link to the edited theme once, after a drag. */
export const Edited: Story = {
  play: async ({ args, canvas }) => {
    await expect(args.onShare).not.toHaveBeenCalled();
    await drag({ canvas }, 'Spacing unit', ['9', '10', '12']);
    await waitFor(() => expect(args.onShare).toHaveBeenCalledOnce());
    await expect(args.onShare).toHaveBeenCalledWith(
      `https://docs.acme.dev/playground?look=${btoa('{"spacing":12}').replaceAll('=', '')}`,
    );
  },
};

/** Ignores a shared link that cannot be parsed. */
export const BrokenLink: Story = {
  args: { search: '?look=%7B%22__proto__' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Vitrine', pressed: true })).toBeVisible();
  },
};

/** Renders controls with a smaller height in dense mode. */
export const Dense: Story = {
  parameters: { clauses: ['THM-5'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(document.documentElement.dataset.density).toBe('dense');
    await expect(save.getBoundingClientRect().height).toBeLessThan(40);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '预览' })).toBeVisible();
  },
};

/** Renders from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ink' }));
    await expect(document.documentElement.dir).toBe('rtl');
  },
};

/** Places the preview below the controls on a phone. */
export const Phone: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    const specimen = canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect();
    const dense = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(specimen.top).toBeGreaterThanOrEqual(dense.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const groups = [
  {
    name: 'Material UI',
    pages: [
      { pathname: './favicon.svg', title: 'Button' },
      { pathname: './favicon.svg?tabs', title: 'Tabs' },
    ],
  },
];

/** Applies a theme change to the previewed page, and the theme to the next page. */
export const WithPages: Story = {
  args: {
    pageGroups: groups,
    onShow: (page, { spacing }) => {
      page.name = `${spacing} px`;
    },
  },
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Button');
    await userEvent.click(canvas.getByRole('button', { name: 'Forest' }));
    await waitFor(() => expect(frame.contentWindow?.name).toBe('9 px'));
    await expect(frame).toHaveAttribute('src', './favicon.svg');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), 'Tabs');
    const next = canvas.getByTitle<HTMLIFrameElement>('Tabs');
    await waitFor(() => expect(next.contentWindow?.name).toBe('9 px'));
  },
};
