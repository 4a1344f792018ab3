import { useTranslate } from '../i18n/index.ts';
import { ChoiceButton } from './SettingGroup.tsx';
import type { Choices, ModeColor } from './settings.types.ts';
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
      <span data-preset="" aria-hidden="true">
        <Swatch entry="primary" color={look.paletteColors.primary} />
        <Swatch entry="secondary" color={look.paletteColors.secondary} />
      </span>
      {translate(`preset.${id}`)}
    </ChoiceButton>
  ));
}

interface SwatchProps {
  entry: 'primary' | 'secondary';
  /** Colour of the preset; none is the brand's own. */
  color: ModeColor | undefined;
}

/** Shows a colour as both modes have it, half and half. */
function Swatch({ entry, color }: SwatchProps) {
  const own = `var(--docs-brand-${entry})`;
  const [light, dark] =
    typeof color === 'object' ? [color.light, color.dark] : [color ?? own, color ?? own];
  return <i style={{ background: `linear-gradient(135deg, ${light} 50%, ${dark} 50%)` }} />;
}
