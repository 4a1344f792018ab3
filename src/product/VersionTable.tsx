import { useInterfaceLang, useLocalPath, useTranslate } from '../i18n/index.ts';
import { contentId } from '../internal/contentId.ts';
import { groupProducts } from './groupProducts.ts';
import { OlderVersions } from './OlderVersions.tsx';
import type { ProductData } from './product.types.ts';
import { ProductLogo } from './ProductLogo.tsx';
import { VersionList } from './VersionTable.styles.ts';

export interface VersionTableProps {
  /** Every product of the site. */
  products: readonly ProductData[];
}

/**
 * Lists every product with its documented version, its other releases on this site
 * and its older versions (IDN-7, VER-1).
 */
export function VersionTable({ products }: VersionTableProps) {
  const translate = useTranslate();
  const localPath = useLocalPath();
  return (
    <VersionList lang={useInterfaceLang()}>
      {groupProducts(products)
        .flatMap((group) => group.products)
        .map((product) => (
          <li key={product.id}>
            <h2 id={contentId(product.id)}>
              <ProductLogo product={product} />
              <a href={`#${contentId(product.id)}`} lang="en">
                {product.name}
              </a>
            </h2>
            <ul>
              <li>
                <a href={localPath(product.start)}>{`v${product.version}`}</a>{' '}
                <span data-version="current">{translate('product.current')}</span>
              </li>
              {product.releases?.map(({ label, href, isApi }) => (
                <li key={href}>
                  <a href={localPath(href)}>
                    {isApi ? `${label} ${translate('page.api')}` : label}
                  </a>
                </li>
              ))}
              <OlderVersions product={product} />
            </ul>
          </li>
        ))}
    </VersionList>
  );
}
