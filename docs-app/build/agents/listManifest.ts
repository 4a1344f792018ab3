import { site as config } from '../../model/site.config.ts';
import {
  MANIFEST_PATH,
  SITE_FORMAT,
  type ManifestProduct,
  type PageText,
  type ReleaseComparison,
  type SiteManifest,
} from '../../model/siteManifest.ts';
import { isPublic } from '../routes/isPublic.ts';
import type { PublishedProduct, Site, SiteRoute } from '../routes/site.types.ts';

const textPath = (folder: string) => `/search/text/${folder}.json`;

interface ManifestInput {
  site: Pick<Site, 'env' | 'products' | 'routes'>;
  build: string | undefined;
  texts: readonly PageText[];
}

/** Returns the site's manifest and the page texts of each product with public pages, by path. */
export function listManifest({ site, build, texts }: ManifestInput): Record<string, unknown> {
  const { base } = site.env;
  const textOf = new Map(texts.map((text) => [text.path, text]));
  const routes = site.routes.filter(isPublic);
  const published = site.products.filter(({ product }) =>
    routes.some((route) => route.product === product),
  );
  const manifest: SiteManifest = {
    format: SITE_FORMAT,
    name: config.name,
    ...(base !== '' && { base }),
    ...(build !== undefined && { build }),
    products: published.map((one) => listProduct(one, routes)),
  };
  return {
    [MANIFEST_PATH]: manifest,
    ...Object.fromEntries(
      published.map(({ product }) => [
        textPath(product.folder),
        routes.flatMap((route) => (route.product === product && textOf.get(route.pathname)) || []),
      ]),
    ),
  };
}

function listProduct({ product }: PublishedProduct, routes: readonly SiteRoute[]): ManifestProduct {
  const { folder, prefix, packages } = product;
  return {
    ...{ folder, prefix },
    identities: product.identities.map(({ id, name, version }) => ({ id, name, version })),
    ...(Object.keys(packages).length > 0 && { api: `${prefix}/api.json` }),
    text: textPath(folder),
    comparisons: routes.flatMap(({ product: other, pathname, names }): ReleaseComparison[] =>
      other === product && names?.compares ? [{ ...names.compares, path: pathname }] : [],
    ),
  };
}
