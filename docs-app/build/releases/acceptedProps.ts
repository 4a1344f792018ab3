import type { ComponentApi, PropApi } from '@vitrine/ui/core';
import { apiKey, type Extracted } from '../api/apiCache.ts';

/** Components of a release, with the props that they accept but may not list. */
export interface ReleaseApis {
  apis: readonly ComponentApi[];
  acceptedProps?: Extracted<ComponentApi>['acceptedProps'];
}

/** Accepted prop; `row` is its entry in an API table, unless only the types accept the prop. */
interface AcceptedProp {
  row?: PropApi;
}

/** Finds a prop that a component of a release accepts: listed, inherited, or only in its types. */
export type FindProp = (component: ComponentApi, prop: string) => AcceptedProp | undefined;

/** Creates a function that finds accepted props, also in inherited components and types. */
export function createFindProp({ apis, acceptedProps = {} }: ReleaseApis): FindProp {
  const byName = new Map(apis.map((api) => [api.name, api]));
  const namesOf = new Map(
    Object.entries(acceptedProps).map(([key, names]) => [key, new Set(names)]),
  );
  const findRow = (
    api: ComponentApi,
    prop: string,
    heirs: readonly ComponentApi[],
  ): PropApi | undefined => {
    const row = api.props.find(({ name }) => name === prop);
    const parent = api.inherits && byName.get(api.inherits.name);
    if (row || !parent || heirs.includes(parent)) return row;
    const inherited = findRow(parent, prop, [...heirs, api]);
    if (!inherited) return undefined;
    // Omit the default, because a component may change the default of an inherited prop.
    const { default: _default, ...rest } = inherited;
    return rest;
  };
  return (component, prop) => {
    const row = findRow(component, prop, []);
    if (row) return { row };
    return namesOf.get(apiKey(component))?.has(prop) ? {} : undefined;
  };
}
