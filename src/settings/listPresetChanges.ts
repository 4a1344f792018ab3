import { initialChoices } from './settings.constants.ts';
import type { CustomTheme } from './settings.types.ts';

/** Returns the translation keys of a preset's changes, except its colors. */
export function listPresetChanges({ typeface, dense, radius, type }: CustomTheme): string[] {
  const changes = [
    typeface !== initialChoices.typeface && typeface,
    dense && 'dense',
    radius !== initialChoices.radius && (radius > initialChoices.radius ? 'rounder' : 'sharper'),
    type !== initialChoices.type && (type > initialChoices.type ? 'larger' : 'smaller'),
  ];
  return changes.flatMap((change) => (change ? `preset.change.${change}` : []));
}
