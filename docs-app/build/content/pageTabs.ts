import type { PageTab } from '@vitrine/ui/core';
import type { ApiPage } from './content.types.ts';

/** Last segment of the pathname of each API tab (NAV-13). */
export const API_TABS = { components: 'components-api', hooks: 'hooks-api' } as const;

/** Lists the tabs of a page if its product shows APIs on tabs; empty for a page without APIs. */
export function listPageTabs({ product, pathname, file, frontMatter }: ApiPage): PageTab[] {
  if (product.apiLayout !== 'tabs') return [];
  const kinds = (['components', 'hooks'] as const).filter((kind) => frontMatter[kind].length > 0);
  if (kinds.length === 0) return [];
  return [
    ...(file === undefined ? [] : [{ kind: 'demos' as const, pathname }]),
    ...kinds.map((kind) => ({ kind, pathname: `${pathname}/${API_TABS[kind]}` })),
  ];
}
