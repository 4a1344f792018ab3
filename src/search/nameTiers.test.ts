import { expect, test } from 'vitest';
import { findTier } from './nameTiers.ts';
import type { SearchKind } from './search.constants.ts';

test.each<[number, string, SearchKind, boolean]>([
  [0, 'Dialog', 'page', true],
  [0, 'Dialog', 'component', true],
  [0, 'dialog', 'hook', true],
  [1, 'Dialogs', 'page', true],
  [2, 'Form dialog', 'page', true],
  [3, 'dialog', 'prop', true],
  [4, 'Modal', 'hook', true],
  [5, 'Dialog', 'page', false],
  [5, 'Dialogs', 'page', false],
  [6, 'Modal', 'page', false],
  [7, 'Dialog title', 'page', false],
  [7, 'dialogTitle', 'prop', true],
  [7, 'dialogs', 'prop', true],
  [8, 'Modal', 'prop', true],
  [8, 'Form dialog', 'component', true],
  [8, 'Form dialog', 'page', false],
])(
  'returns tier %i when the name is "%s", the kind is %s and isCurrent is %s',
  (tier, ...entry) => {
    const [name, kind, isCurrent] = entry;
    expect(findTier({ name, kind, isCurrent }, 'dialog', ['lightbox', 'modal'])).toBe(tier);
  },
);
