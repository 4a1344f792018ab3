import type { ComponentApi, EntryHistory } from '@vitrine/ui/core';
import { keyOf } from './compareApis.ts';
import {
  compareEntries,
  deprecationOf,
  entriesByName,
  nameOf,
  type Entry,
} from './compareEntries.ts';

/** Values of a component or entry in the compared releases, oldest first. */
interface States<Value> {
  /** Versions of the releases. */
  releases: readonly string[];
  /** One value per release; undefined where a release lacks it. */
  values: readonly (Value | undefined)[];
  /** Index of the release that the history is written for. */
  current: number;
}

interface Comparison {
  /** The components of each release, oldest first. */
  releases: readonly (readonly ComponentApi[])[];
  /** Index of the release that the history is written for. */
  current: number;
  /** URL of the page with all differences. */
  href: string;
  /** Returns the URL of a component in one of the releases. */
  addressOf: (release: number, api: ComponentApi) => string;
}

/** Adds to each component of a release, and to its entries, their changes in other releases. */
export function addHistory({ releases, current, href, addressOf }: Comparison): ComponentApi[] {
  const indexes = releases.map((release) => new Map(release.map((api) => [keyOf(api), api])));
  return (releases[current] ?? []).map((api) => {
    // Ignores releases without the package, because they did not remove its components.
    const packageReleases = releases.flatMap((release, index) => {
      const version = release.find(({ packageName }) => packageName === api.packageName)?.version;
      return version === undefined ? [] : [{ version, index }];
    });
    const states = {
      releases: packageReleases.map(({ version }) => version),
      values: packageReleases.map(({ index }) => indexes[index]?.get(keyOf(api))),
      current: packageReleases.findIndex(({ index }) => index === current),
    };
    if (packageReleases.length < 2) return api;
    const links = packageReleases.map(({ version, index }, place) => {
      const releaseApi = states.values[place];
      return releaseApi ? { version, href: addressOf(index, releaseApi) } : { version };
    });
    const compared = { releases: links.toSpliced(states.current, 1), href };
    return { ...writeHistory(api, states), compared };
  });
}

function writeHistory(api: ComponentApi, states: States<ComponentApi>): ComponentApi {
  const history = describe(states, {
    isChanged: () => false,
    isDeprecated: (state) => state.deprecated !== undefined,
  });
  const withHistory = <One extends Entry>(kind: 'props' | 'slots' | 'classes', entries: One[]) => {
    const names = states.values.map((state) => entriesByName(state, kind));
    return entries.map((entry) => {
      const values = names.map((releaseEntries) => releaseEntries.get(nameOf(entry)));
      return attach(entry, omitShared(describe({ ...states, values }, ENTRIES), history));
    });
  };
  return {
    ...attach(api, history),
    props: withHistory('props', api.props),
    slots: withHistory('slots', api.slots),
    classes: withHistory('classes', api.classes),
  };
}

function attach<Value extends object>(value: Value, history: EntryHistory): Value {
  return Object.keys(history).length > 0 ? { ...value, history } : value;
}

/** Drops `since` and `removed` of an entry when the component has the same. */
function omitShared(entry: EntryHistory, component: EntryHistory): EntryHistory {
  const { since, removed, ...changes } = entry;
  return {
    ...(since !== undefined && since !== component.since && { since }),
    ...changes,
    ...(removed !== undefined && removed !== component.removed && { removed }),
  };
}

interface Judge<Value> {
  isChanged: (before: Value, after: Value) => boolean;
  isDeprecated: (value: Value) => boolean;
}

const ENTRIES: Judge<Entry> = {
  isChanged: (before, after) =>
    compareEntries(before, after).some(({ what }) => what !== 'deprecated'),
  isDeprecated: (entry) => deprecationOf(entry) !== undefined,
};

/** Lists the changes in the releases around the current one that have the value without a gap. */
function describe<Value>(
  { releases, values, current }: States<Value>,
  { isChanged, isDeprecated }: Judge<Value>,
): EntryHistory {
  const gapBefore = values.slice(0, current).findLastIndex((value) => value === undefined);
  const gapAfter = values.findIndex((value, index) => index > current && value === undefined);
  const run = values.slice(gapBefore + 1, gapAfter < 0 ? undefined : gapAfter) as Value[];
  const releaseOf = (index: number) => releases[gapBefore + 1 + index];
  const changed = run.flatMap((value, index) => {
    const before = run[index - 1];
    return before !== undefined && isChanged(before, value) ? (releaseOf(index) ?? []) : [];
  });
  const deprecatedAt = run.findIndex(isDeprecated);
  return {
    ...(gapBefore >= 0 && { since: releaseOf(0)! }),
    ...(changed.length > 0 && { changed }),
    ...(deprecatedAt > (gapBefore < 0 ? 0 : -1) && { deprecated: releaseOf(deprecatedAt)! }),
    ...(gapAfter >= 0 && { removed: releases[gapAfter]! }),
  };
}
