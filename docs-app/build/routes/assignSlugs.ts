import {
  exportAnchor,
  parameterAnchor,
  returnValueAnchor,
  sectionAnchor,
  type HookApi,
} from '@vitrine/ui/core';

/** Lists the element ids of a function on a page with several functions. */
function listIds({ slug, parameters, returnValue }: HookApi): string[] {
  return [
    exportAnchor(slug),
    sectionAnchor('parameters', slug),
    sectionAnchor('returnValue', slug),
    ...parameters.map(({ name }) => parameterAnchor(slug, name)),
    ...returnValue.map(({ name }) => returnValueAnchor(slug, name)),
  ];
}

/** Numbers the slugs of functions whose ids would repeat on one page: `use-tab`, `use-tab-2`. */
export function assignSlugs(functions: readonly HookApi[]): HookApi[] {
  const taken = new Set<string>();
  return functions.map((api) => {
    let numbered = api;
    for (let number = 2; listIds(numbered).some((id) => taken.has(id)); number += 1) {
      numbered = { ...api, slug: `${api.slug}-${number}` };
    }
    for (const id of listIds(numbered)) taken.add(id);
    return numbered;
  });
}
