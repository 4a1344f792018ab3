import type { ProductData } from '@vitrine/ui/core';

export interface Address {
  /** First segment: the folder of a library. */
  library: string | undefined;
  /** Last segment. */
  segment: string;
  /** Last segment without the prefix of pages about components. */
  name: string;
}

export function parseAddress(pathname: string): Address {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const segment = segments.at(-1) ?? '';
  return { library: segments[0], segment, name: segment.replace(/^react-/, '') };
}

/** Returns the product whose start page has the same first segment as a pathname. */
export function findLibrary(
  pathname: string,
  products: readonly ProductData[],
): ProductData | undefined {
  const { library } = parseAddress(pathname);
  return products.find(({ start }) => parseAddress(start).library === library);
}
