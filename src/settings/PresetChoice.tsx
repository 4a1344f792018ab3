import { useTranslate } from '../i18n/index.ts';
import { ChoiceButton } from './SettingGroup.tsx';
import { PresetSwatch } from './PresetSwatch.tsx';
import type { Choices } from './settings.types.ts';
import { themePresets } from './themePresets.ts';

export interface PresetChoiceProps {
  /** What is chosen at first. */
  chosen: Choices;
}

/** Offers the curated looks, each with its two colours. */
export function PresetChoice({ chosen }: PresetChoiceProps) {
  const translate = useTranslate();
  return themePresets.map(({ id, look }) => (
    <ChoiceButton key={id} choice={look} chosen={chosen}>
      <PresetSwatch look={look} />
      {translate(`preset.${id}`)}
    </ChoiceButton>
  ));
}
