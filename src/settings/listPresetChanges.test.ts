import { expect, test } from 'vitest';
import { listPresetChanges } from './listPresetChanges.ts';
import { themePresets } from './themePresets.ts';

test.each([
  ['brand', []],
  ['plum', ['preset.change.rounder', 'preset.change.larger']],
  ['ink', ['preset.change.serif', 'preset.change.sharper', 'preset.change.larger']],
  ['terminal', ['mono', 'dense', 'sharper', 'smaller'].map((change) => `preset.change.${change}`)],
])('lists the changes of the preset %s except its colors', (id, changes) => {
  const preset = themePresets.find((candidate) => candidate.id === id);
  expect(preset && listPresetChanges(preset.theme)).toEqual(changes);
});
