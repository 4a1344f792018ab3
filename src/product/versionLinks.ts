import { DEFAULT_LANGUAGE, type Language } from '../i18n/index.ts';
import type { ProductData, VersionLink } from './product.types.ts';

/** Lists a product's older versions. Links with `{lang}` get the language's prefix (IDN-7). */
export function resolveOlderVersions(
  { olderVersions }: Pick<ProductData, 'olderVersions'>,
  language: Language,
): VersionLink[] {
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return olderVersions.map(({ label, href }) => ({ label, href: href.replace('{lang}', prefix) }));
}
