declare module 'virtual:product-modules' {
  import type * as React from 'react';
  import type { DemoProduct } from '@vitrine/ui';

  /** Demos in their first styling, by path from the site's folder, such as `/products/…`. */
  export const demos: Readonly<Record<string, { default: React.ComponentType } | undefined>>;
  /** Demo providers by product folder. */
  export const providers: Readonly<Record<string, DemoProduct | undefined>>;
}
