import { useLanguage } from '../i18n/index.ts';
import { ExternalMark } from './ExternalMark.tsx';
import type { ProductData } from './product.types.ts';
import { resolveOlderVersions } from './versionLinks.ts';

/** Renders a list item with a link for each older version of a product (IDN-7, VER-1). */
export function OlderVersions({ product }: { product: ProductData }) {
  return resolveOlderVersions(product, useLanguage()).map(({ label, href }) => (
    <li key={label}>
      <a href={href} target="_blank" rel="noopener">
        {`${label} `}
        <ExternalMark />
      </a>
    </li>
  ));
}
