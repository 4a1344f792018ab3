import { useTranslate } from '../i18n/index.ts';
import { ChoiceButton } from './SettingGroup.tsx';
import { PresetSwatch } from './PresetSwatch.tsx';
import type { Choices } from './settings.types.ts';
import { themePresets } from './themePresets.ts';

export interface PresetChoiceProps {
  /** Initial settings, which determine the pressed button. */
  chosen: Choices;
}

/** Renders a button with two colors for each theme preset. */
export function PresetChoice({ chosen }: PresetChoiceProps) {
  const translate = useTranslate();
  return themePresets.map(({ id, theme }) => (
    <ChoiceButton key={id} choice={theme} chosen={chosen}>
      <PresetSwatch id={id} />
      {translate(`preset.${id}`)}
    </ChoiceButton>
  ));
}
