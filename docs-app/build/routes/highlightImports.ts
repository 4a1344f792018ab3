import { highlightCode, type ComponentApi } from '@vitrine/ui/core';

/** Highlights the statements that import an export, each of which is enough. */
export function highlightImports({ imports }: Pick<ComponentApi, 'imports'>): Promise<string> {
  return highlightCode(imports.join('\n// or\n'), 'tsx');
}
