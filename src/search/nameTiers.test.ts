import { expect, test } from 'vitest';
import { findTier } from './nameTiers.ts';
import type { SearchKind } from './search.constants.ts';

test.each<[number, string, SearchKind, boolean]>([
  [0, 'Dialog', 'page', true],
  [0, 'Dialog', 'component', true],
  [0, 'dialog', 'hook', true],
  [1, 'Form dialog', 'page', true],
  [2, 'dialog', 'prop', true],
  [3, 'Modal', 'hook', true],
  [4, 'Dialog', 'page', false],
  [5, 'Modal', 'page', false],
  [6, 'Dialog title', 'page', false],
  [6, 'dialogTitle', 'prop', true],
  [7, 'Modal', 'prop', true],
  [7, 'Form dialog', 'component', true],
  [7, 'Form dialog', 'page', false],
])(
  'returns tier %i when the name is "%s", the kind is %s and isCurrent is %s',
  (tier, ...entry) => {
    const [name, kind, isCurrent] = entry;
    expect(findTier({ name, kind, isCurrent }, 'dialog', ['lightbox', 'modal'])).toBe(tier);
  },
);
