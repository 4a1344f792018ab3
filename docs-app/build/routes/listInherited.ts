import { propAnchor, type ComponentApi, type InheritedProps } from '@vitrine/ui/core';
import { apiKey } from '../api/apiCache.ts';
import type { ReleaseApis } from '../releases/acceptedProps.ts';
import type { AddressOf } from '../content/pathnames.ts';

export interface InheritanceContext extends ReleaseApis {
  addressOf: AddressOf;
}

/**
 * Lists the inherited props of a component by ancestor, closest first. Omits props that the
 * component or a closer ancestor lists, and props that the component's types reject.
 */
export function listInherited(
  api: ComponentApi,
  { apis, acceptedProps, addressOf }: InheritanceContext,
): InheritedProps[] {
  const names = new Set(api.props.map(({ name }) => name));
  const accepted = acceptedProps?.[apiKey(api)];
  return listAncestors(api, apis).flatMap((ancestor) => {
    const props = ancestor.props.filter(
      ({ name }) => !names.has(name) && accepted?.includes(name) !== false,
    );
    for (const { name } of props) names.add(name);
    if (props.length === 0) return [];
    const [pathname = ''] = addressOf(ancestor).split('#');
    return [
      {
        name: ancestor.name,
        // Without defaults, because a component may pass another default to its parent.
        props: props.map(({ name, type, required, deprecated }) => ({
          ...{ name, type, required },
          href: `${pathname}#${propAnchor(ancestor.slug, name)}`,
          ...(deprecated !== undefined && { deprecated }),
        })),
      },
    ];
  });
}

/** Lists the documented ancestors of a component, closest first. */
function listAncestors(api: ComponentApi, apis: readonly ComponentApi[]): ComponentApi[] {
  const ancestors: ComponentApi[] = [];
  const next = ({ inherits, packageName }: ComponentApi) =>
    apis.find((other) => other.name === inherits?.name && other.packageName === packageName);
  for (
    let parent = next(api);
    parent && parent !== api && !ancestors.includes(parent);
    parent = next(parent)
  ) {
    ancestors.push(parent);
  }
  return ancestors;
}
