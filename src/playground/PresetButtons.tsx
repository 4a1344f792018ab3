import { useTranslate } from '../i18n/index.ts';
import { PresetSwatch } from '../settings/PresetSwatch.tsx';
import { themePresets } from '../settings/themePresets.ts';
import { isSameLook } from './look.ts';
import type { LookControlProps } from './playground.types.ts';

/** Renders a button for each theme preset, pressed if it is the current theme. */
export function PresetButtons({ look: current, onChange }: LookControlProps) {
  const translate = useTranslate();
  return themePresets.map(({ id, look }) => (
    <button
      key={id}
      type="button"
      aria-pressed={isSameLook(look, current)}
      onClick={() => onChange(look, { merge: false })}
    >
      <PresetSwatch id={id} />
      {translate(`preset.${id}`)}
    </button>
  ));
}
