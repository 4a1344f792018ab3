import type { ComponentApi } from '@vitrine/ui/core';
import type { ProductRelease } from '../releases/readReleases.ts';

/** Statement that a component of a release does not accept a prop. */
export interface Claim {
  api: ComponentApi;
  prop: string;
}

const findIn = (release: ProductRelease | undefined, api: ComponentApi) =>
  release?.apis.find(
    ({ name, packageName }) => name === api.name && packageName === api.packageName,
  );

/** Lists the props that a release lacks according to the histories of all releases. */
export function listClaims(releases: readonly ProductRelease[], index: number): Claim[] {
  const release = releases[index]!;
  const claims = releases.flatMap(({ apis }) =>
    apis.flatMap((component) => {
      const api = findIn(release, component);
      const next = findIn(releases[index + 1], component);
      return component.props.flatMap(({ name, history: { since, removed } = {} }) => {
        const isClaimed = removed === api?.version || (since && since === next?.version);
        return api && isClaimed ? { api, prop: name } : [];
      });
    }),
  );
  return [...new Map(claims.map((claim) => [`${claim.api.name}.${claim.prop}`, claim])).values()];
}
