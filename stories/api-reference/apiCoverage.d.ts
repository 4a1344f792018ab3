declare module 'virtual:api-coverage' {
  import type { CoverageEntry } from '@vitrine/ui/api-reference';

  /** Products with their own coverage by demos and that of their components. */
  export const products: readonly (CoverageEntry & { components: readonly CoverageEntry[] })[];
}
