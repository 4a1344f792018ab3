import { useTranslate } from '../i18n/index.ts';
import { PresetSwatch } from '../settings/PresetSwatch.tsx';
import { themePresets } from '../settings/themePresets.ts';
import { isSameLook } from './look.ts';
import type { LookControlProps } from './playground.types.ts';

/** Offers the curated looks; that which is shown is pressed. */
export function PresetButtons({ look: shown, onChange }: LookControlProps) {
  const translate = useTranslate();
  return themePresets.map(({ id, look }) => (
    <button
      key={id}
      type="button"
      aria-pressed={isSameLook(look, shown)}
      onClick={() => onChange(look, { merge: false })}
    >
      <PresetSwatch look={look} />
      {translate(`preset.${id}`)}
    </button>
  ));
}
