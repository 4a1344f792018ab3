declare module 'virtual:api-coverage' {
  import type { CoverageEntry } from '@vitrine/ui/api-reference';

  /** Products with the demo coverage of the product and of each component. */
  export const products: readonly (CoverageEntry & { components: readonly CoverageEntry[] })[];
}
