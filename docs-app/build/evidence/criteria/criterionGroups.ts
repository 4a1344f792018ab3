import type { CriterionGroup } from '@vitrine/ui/core';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { robust } from './robust.ts';
import { understandable } from './understandable.ts';

/** The criteria of WCAG 2.2 of levels A and AA, by principle; names and numbers are W3C's, the words our own. */
export const criterionGroups: readonly CriterionGroup[] = [
  { title: '1 Perceivable', criteria: perceivable },
  { title: '2 Operable', criteria: operable },
  { title: '3 Understandable', criteria: understandable },
  { title: '4 Robust', criteria: robust },
];
