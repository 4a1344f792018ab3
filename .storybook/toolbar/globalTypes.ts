import type { GlobalTypes } from 'storybook/internal/types';
import { themePresets } from '@vitrine/ui/settings';
import words from '../../docs-app/translations/ui.json';

const presetNames: Readonly<Record<string, string>> = words;

interface ToolbarItem {
  value: string;
  title: string;
}

type ToolbarArg = NonNullable<GlobalTypes[string]>;
type IconName = NonNullable<Extract<ToolbarArg, { toolbar?: unknown }>['toolbar']>['icon'];

function toolbar(title: string, icon: IconName, items: readonly ToolbarItem[]): ToolbarArg {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

const items = (prefix: string, values: readonly string[]): ToolbarItem[] =>
  values.map((value) => ({ value, title: `${prefix}${value}` }));

/** Toolbar globals of the workbench. */
export const globalTypes: GlobalTypes = {
  mode: toolbar('Mode', 'circlehollow', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: toolbar('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'dense', title: 'Dense' },
  ]),
  spacing: toolbar('Spacing', 'ruler', items('Spacing ', ['4', '6', '8', '10', '12'])),
  preset: toolbar(
    'Preset',
    'paintbrush',
    themePresets.map(({ id }) => ({ value: id, title: presetNames[`preset.${id}`] ?? id })),
  ),
  contrast: toolbar('Contrast', 'contrast', [
    { value: 'standard', title: 'Standard contrast' },
    { value: 'more', title: 'More contrast' },
    { value: 'forced', title: 'Forced colors (emulated)' },
  ]),
  state: toolbar('State', 'pointerhand', [
    { value: 'rest', title: 'Default' },
    { value: 'hover', title: 'Hover' },
    { value: 'active', title: 'Active' },
    { value: 'focus', title: 'Focus' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'system', title: 'System motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: toolbar('Text', 'grow', [
    { value: '100', title: '100% text' },
    { value: '200', title: '200% text' },
  ]),
  language: toolbar('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'zh', title: '中文' },
    { value: 'pseudo', title: 'Pseudo-language' },
  ]),
  codeVariant: toolbar('Code variant', 'markup', [
    { value: 'TS', title: 'TypeScript' },
    { value: 'JS', title: 'JavaScript' },
  ]),
  codeStyling: toolbar('Code styling', 'beaker', items('', ['MUI System', 'Tailwind', 'CSS'])),
};

/** Initial values of the toolbar globals. */
export const initialGlobals = {
  mode: 'light',
  direction: 'ltr',
  density: 'comfortable',
  spacing: '8',
  preset: 'brand',
  contrast: 'standard',
  state: 'rest',
  motion: 'system',
  text: '100',
  language: 'en',
  codeVariant: 'TS',
  codeStyling: 'MUI System',
};
