export { buildPalette } from './buildPalette.ts';
export * from './settings.types.ts';
export * from './settings.constants.ts';
export { parseColorMode } from './parseColorMode.ts';
export { resolveColorMode, type ColorModeSources } from './resolveColorMode.ts';
export {
  createSettingsStore,
  type SettingsPorts,
  type SettingsStore,
  type Settings,
} from './createSettingsStore.ts';
export { parseGlobals, type WorkbenchSettings } from './parseGlobals.ts';
export { palettePresets } from './palettePresets.ts';
export { SettingsProvider, useSettings, type SettingsProviderProps } from './SettingsProvider.tsx';
export { SettingsDrawer, type SettingsDrawerProps } from './SettingsDrawer.tsx';
