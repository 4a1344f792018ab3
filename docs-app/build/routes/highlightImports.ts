import { highlightCode, type ComponentApi } from '@vitrine/ui/core';

/** Highlights the first import statement of an export. */
export function highlightImports({ imports }: Pick<ComponentApi, 'imports'>): Promise<string> {
  return highlightCode(imports[0] ?? '', 'tsx');
}
