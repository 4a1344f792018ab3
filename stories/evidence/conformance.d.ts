declare module 'virtual:conformance' {
  import type { CriterionGroup, KnownCriterion } from '@vitrine/ui/evidence';

  /** Every criterion of WCAG 2.2, levels A and AA, by principle, with what is known of it. */
  export const groups: readonly CriterionGroup<KnownCriterion>[];
  /** Name and version of what checks the rules. */
  export const engine: string;
}
