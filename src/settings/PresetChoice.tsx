import { useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { ChoiceButton } from './SettingGroup.tsx';
import { listPresetChanges } from './listPresetChanges.ts';
import { PresetList } from './settingParts.styles.ts';
import { PresetSwatch } from './PresetSwatch.tsx';
import type { Choices } from './settings.types.ts';
import { themePresets } from './themePresets.ts';

export interface PresetChoiceProps {
  /** Initial settings, which determine the pressed button. */
  chosen: Choices;
}

/** Renders a button for each theme preset, with its colors and a list of its other changes. */
export function PresetChoice({ chosen }: PresetChoiceProps) {
  return (
    <PresetList>
      {themePresets.map((preset) => (
        <PresetButton key={preset.id} preset={preset} chosen={chosen} />
      ))}
    </PresetList>
  );
}

interface PresetButtonProps extends PresetChoiceProps {
  preset: (typeof themePresets)[number];
}

function PresetButton({ preset, chosen }: PresetButtonProps) {
  const { theme } = preset;
  const translate = useTranslate();
  const id = useFrameId();
  const changes = listPresetChanges(theme).map((key) => translate(key));
  return (
    <div data-drawer="preset">
      <ChoiceButton choice={theme} chosen={chosen} aria-describedby={id}>
        <PresetSwatch id={preset.id} />
        {translate(`preset.${preset.id}`)}
      </ChoiceButton>
      <small id={id}>
        {changes.length > 0 ? changes.join(' · ') : translate('preset.change.none')}
      </small>
    </div>
  );
}
