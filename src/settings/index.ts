export * from './settings.types.ts';
export * from './settings.constants.ts';
export { applySettings, type PaintedSettings } from './applySettings.ts';
export { contrastRatio, parseHex, toHex, mixColors, type Channels } from './color.ts';
export {
  createSettingsStore,
  type SettingsPorts,
  type SettingsStore,
  type SystemPreferences,
} from './createSettingsStore.ts';
export { installSettings, isChosen, showSettings } from './installSettings.ts';
export { parseChoices } from './parseChoices.ts';
export { parseColorMode } from './parseColorMode.ts';
export { parseGlobals, type WorkbenchSettings } from './parseGlobals.ts';
export { userVar, userFont, userRadius } from './userCss.ts';
export { createCodeStore, type CodePorts, type CodeStore } from './createCodeStore.ts';
export { listTones, userTonesCss } from './userTones.ts';
export { READER_PREFIX, userVariables } from './userVariables.ts';
export { resolveColorMode, type ColorModeSources } from './resolveColorMode.ts';
export { PresetChoice, type PresetChoiceProps } from './PresetChoice.tsx';
export {
  ChoiceButton,
  type ChoiceButtonProps,
  SettingGroup,
  type SettingGroupProps,
} from './SettingGroup.tsx';
export { DrawerRoot } from './SettingsDrawer.styles.ts';
export { SpacingStepper, type SpacingStepperProps } from './SpacingStepper.tsx';
export { SettingsChoices, type SettingsChoicesProps } from './SettingsChoices.tsx';
export { SettingsDrawer } from './SettingsDrawer.tsx';
export {
  SettingsProvider,
  useSettings,
  useSettingsStore,
  type SettingsProviderProps,
} from './SettingsProvider.tsx';
export { themePresets } from './themePresets.ts';
