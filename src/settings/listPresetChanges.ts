import { initialChoices } from './settings.constants.ts';
import type { CustomTheme } from './settings.types.ts';

/** Returns the translation keys of a preset's changes, except its colors. */
export function listPresetChanges({ typeface, dense, radius, type }: CustomTheme): string[] {
  const changes = [
    typeface !== initialChoices.typeface && typeface,
    dense && 'dense',
    radius > initialChoices.radius && 'rounder',
    radius < initialChoices.radius && 'sharper',
    type > initialChoices.type && 'larger',
    type < initialChoices.type && 'smaller',
  ];
  return changes.flatMap((change) => (change ? `preset.change.${change}` : []));
}
