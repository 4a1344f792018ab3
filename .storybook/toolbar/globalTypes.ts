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

/** The switches of the workbench's toolbar. */
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
    { value: 'forced', title: 'Forced colours, imitated' },
  ]),
  state: toolbar('State', 'pointerhand', [
    { value: 'rest', title: 'Untouched' },
    { value: 'hover', title: 'Pointed at' },
    { value: 'active', title: 'Pressed' },
    { value: 'focus', title: 'Focused' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'system', title: 'Motion of the system' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  text: toolbar('Text', 'grow', [
    { value: '100', title: 'Text of the reader' },
    { value: '200', title: 'Text at 200 %' },
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

/** What the toolbar shows before anything is chosen. */
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
