import type { CriterionGroup } from '@vitrine/ui/core';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust } from './robust.ts';
import { understandable } from './understandable.ts';

/** Criteria of WCAG 2.2, levels A and AA, by principle: W3C's names and numbers, our own texts. */
export const criterionGroups: readonly CriterionGroup[] = [
  { title: '1 Perceivable', criteria: perceivable },
  { title: '2 Operable', criteria: operable },
  { title: '3 Understandable', criteria: understandable },
  { title: '4 Robust', criteria: robust },
];
