declare module 'virtual:conformance' {
  import type { CriterionGroup, KnownCriterion } from '@vitrine/ui/evidence';

  /** All WCAG 2.2 criteria of levels A and AA with their evidence, by principle. */
  export const groups: readonly CriterionGroup<KnownCriterion>[];
  /** Name and version of axe, which checks the rules. */
  export const engine: string;
}
