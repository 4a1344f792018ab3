import { useTranslate } from '../i18n/index.ts';
import { themePresets } from '../settings/themePresets.ts';
import { isSameLook, readColor } from './look.ts';
import type { LookControlProps } from './playground.types.ts';

const ENTRIES = ['primary', 'secondary'] as const;

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
      {ENTRIES.map((entry) => {
        const [light, dark] = [readColor(look, entry, 'light'), readColor(look, entry, 'dark')];
        const background = `linear-gradient(135deg, ${light} 50%, ${dark} 50%)`;
        return <i key={entry} aria-hidden="true" style={{ background }} />;
      })}
      {translate(`preset.${id}`)}
    </button>
  ));
}
