declare module 'virtual:api-coverage' {
  import type { CoverageEntry } from '@vitrine/ui/api-reference';

  /** Products, each with how much of it and of its components the demos use. */
  export const products: readonly (CoverageEntry & { components: readonly CoverageEntry[] })[];
}
