import { useTranslate } from '../i18n/index.ts';
import { PresetSwatch } from '../settings/PresetSwatch.tsx';
import { themePresets } from '../settings/themePresets.ts';
import { isSameTheme } from './customTheme.ts';
import type { ThemeControlProps } from './playground.types.ts';

/** Renders a button for each theme preset, pressed if it is the current theme. */
export function PresetButtons({ theme: current, onChange }: ThemeControlProps) {
  const translate = useTranslate();
  return themePresets.map(({ id, theme }) => (
    <button
      key={id}
      type="button"
      aria-pressed={isSameTheme(theme, current)}
      onClick={() => onChange(theme, { merge: false })}
    >
      <PresetSwatch id={id} />
      {translate(`preset.${id}`)}
    </button>
  ));
}
