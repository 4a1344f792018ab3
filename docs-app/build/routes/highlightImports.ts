import { highlightCode, type ComponentApi } from '@vitrine/ui/core';

/** Highlights the alternative import statements of an export. */
export function highlightImports({ imports }: Pick<ComponentApi, 'imports'>): Promise<string> {
  return highlightCode(imports.join('\n// or\n'), 'tsx');
}
