import type { GlobalTypes } from 'storybook/internal/types';
import { themePresets } from '@vitrine/ui/settings';
import words from '../../docs-app/translations/ui.json';
import type { ToolbarSetting, SettingItem } from '../tools/tools.types.ts';

const presetNames: Readonly<Record<string, string>> = words;

/** Initial values of the toolbar globals. */
export const initialGlobals = {
  mode: 'light',
  direction: 'ltr',
  language: 'en',
  state: 'rest',
  density: 'preset',
  preset: 'brand',
  spacing: 'preset',
  text: '100',
  contrast: 'standard',
  motion: 'system',
  codeVariant: 'TS',
  codeStyling: 'MUI System',
};

/** Item that leaves a setting to the chosen theme preset. */
const PRESET: SettingItem = { value: 'preset', title: 'Preset default' };

const items = (values: readonly string[], unit = ''): SettingItem[] =>
  values.map((value) => ({ value, title: `${value}${unit}` }));

/** Toolbar settings. Those without an icon are in the menu "View". */
const settings: readonly Omit<ToolbarSetting, 'initial'>[] = [
  {
    id: 'mode',
    title: 'Mode',
    icon: 'mode',
    items: [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
  {
    id: 'direction',
    title: 'Direction',
    icon: 'direction',
    items: [
      { value: 'ltr', title: 'Left to right', short: 'LTR' },
      { value: 'rtl', title: 'Right to left', short: 'RTL' },
    ],
  },
  {
    id: 'language',
    title: 'Language',
    icon: 'language',
    items: [
      { value: 'en', title: 'English' },
      { value: 'zh', title: '中文' },
      { value: 'pseudo', title: 'Pseudo-language', short: 'Pseudo' },
    ],
  },
  {
    id: 'state',
    title: 'State',
    icon: 'state',
    items: [
      { value: 'rest', title: 'Default' },
      { value: 'hover', title: 'Hover' },
      { value: 'active', title: 'Active' },
      { value: 'focus', title: 'Focus' },
    ],
  },
  {
    id: 'density',
    title: 'Density',
    items: [
      PRESET,
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'dense', title: 'Dense' },
    ],
  },
  {
    id: 'preset',
    title: 'Preset',
    items: themePresets.map(({ id }) => ({ value: id, title: presetNames[`preset.${id}`] ?? id })),
  },
  {
    id: 'spacing',
    title: 'Spacing',
    items: [PRESET, ...items(['4', '6', '8', '10', '12'], ' px')],
  },
  { id: 'text', title: 'Text size', items: items(['100', '200'], '% text') },
  {
    id: 'contrast',
    title: 'Contrast',
    items: [
      { value: 'standard', title: 'Standard contrast' },
      { value: 'more', title: 'More contrast' },
      { value: 'forced', title: 'Forced colors (emulated)', short: 'Forced colors' },
    ],
  },
  {
    id: 'motion',
    title: 'Motion',
    items: [
      { value: 'system', title: 'System motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
  },
  {
    id: 'codeVariant',
    title: 'Code variant',
    items: [
      { value: 'TS', title: 'TypeScript' },
      { value: 'JS', title: 'JavaScript' },
    ],
  },
  { id: 'codeStyling', title: 'Code styling', items: items(['MUI System', 'Tailwind', 'CSS']) },
];

/** Toolbar globals of the workbench. The manager renders each setting in `ViewTools`. */
export const globalTypes: GlobalTypes = Object.fromEntries(
  settings.map((setting) => {
    const initial = initialGlobals[setting.id as keyof typeof initialGlobals];
    return [setting.id, { description: setting.title, setting: { ...setting, initial } }];
  }),
);
