import type { ComponentApi, EntryHistory } from '@vitrine/ui/core';
import { apiKey } from '../api/apiCache.ts';
import { createFindProp, type FindProp, type ReleaseApis } from './acceptedProps.ts';
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
  /** One value per release; undefined if the release lacks the component or entry. */
  values: readonly (Value | undefined)[];
  /** Index of the release that the history is written for. */
  current: number;
}

interface Comparison {
  /** The components of each release, oldest first. */
  releases: readonly ReleaseApis[];
  /** Index of the release that the history is written for. */
  current: number;
  /** URL of the page that links all comparisons. */
  href: string;
  /** Returns the URL of the page that compares two of the releases, the older first. */
  changesOf: (from: number, to: number) => string;
  /** Returns the URL of a component in one of the releases. */
  addressOf: (release: number, api: ComponentApi) => string;
}

/** Adds changes in other releases to the components of a release and to their table entries. */
export function addHistory({
  releases,
  current,
  href,
  changesOf,
  addressOf,
}: Comparison): ComponentApi[] {
  const indexes = releases.map(({ apis }) => new Map(apis.map((api) => [apiKey(api), api])));
  const finders = releases.map(createFindProp);
  return (releases[current]?.apis ?? []).map((api) => {
    // Ignores releases without the package, because they did not remove its components.
    const packageReleases = releases.flatMap((release, index) => {
      const version = release.apis.find(
        ({ packageName }) => packageName === api.packageName,
      )?.version;
      return version === undefined ? [] : [{ version, index }];
    });
    const states = {
      releases: packageReleases.map(({ version }) => version),
      values: packageReleases.map(({ index }) => indexes[index]?.get(apiKey(api))),
      current: packageReleases.findIndex(({ index }) => index === current),
    };
    if (packageReleases.length < 2) return api;
    const links = packageReleases.map(({ version, index }, place) => {
      const releaseApi = states.values[place];
      return releaseApi ? { version, href: addressOf(index, releaseApi) } : { version };
    });
    const compared = {
      ...{ releases: links.toSpliced(states.current, 1), href },
      changes: linkChanges(packageReleases, changesOf),
    };
    const find = packageReleases.map(({ index }) => finders[index]!);
    return { ...writeHistory(api, states, find), compared };
  });
}

/** Maps each version to the page that compares it with the previous release. */
function linkChanges(
  releases: readonly { version: string; index: number }[],
  changesOf: Comparison['changesOf'],
): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ version, index }, place) => {
      const before = releases[place - 1];
      return before ? [[version, changesOf(before.index, index)]] : [];
    }),
  );
}

function writeHistory(
  api: ComponentApi,
  states: States<ComponentApi>,
  find: readonly FindProp[],
): ComponentApi {
  const history = describe(states, {
    isChanged: () => false,
    isDeprecated: (state) => state.deprecated !== undefined,
  });
  const withHistory = <One extends Entry>(kind: 'props' | 'slots' | 'classes', entries: One[]) => {
    const names = states.values.map((state) => entriesByName(state, kind));
    return entries.map((entry) => {
      const listed = names.map((releaseEntries) => releaseEntries.get(nameOf(entry)));
      const accepted = states.values.map((state, release) =>
        kind === 'props' && state ? find[release]?.(state, nameOf(entry)) : undefined,
      );
      const rows = listed.map((row, release) => {
        const prop = accepted[release];
        return row ?? prop?.row ?? (prop && 'accepted');
      });
      const values = fillAccepted(rows);
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

/** Replaces 'accepted' with the row of the prop in the nearest older, or else newer, release. */
function fillAccepted(rows: readonly (Entry | 'accepted' | undefined)[]): (Entry | undefined)[] {
  const isRow = (row: Entry | 'accepted' | undefined): row is Entry => typeof row === 'object';
  return rows.map((row, index) => {
    if (row !== 'accepted') return row;
    const older = rows.slice(0, index).findLast(isRow);
    const newer = rows.slice(index).find(isRow);
    if (older || !newer) return older;
    // Omit the deprecation, because it is newer than the release.
    return 'deprecated' in newer ? omitDeprecation(newer) : newer;
  });
}

function omitDeprecation<Row extends Entry & { deprecated?: string }>({
  deprecated: _later,
  ...row
}: Row) {
  return row as Row;
}

function attach<Value extends object>(value: Value, history: EntryHistory): Value {
  return Object.keys(history).length > 0 ? { ...value, history } : value;
}

/** Drops `since` and `removed` of an entry if they equal the values of the component. */
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

/** Lists changes in the unbroken run of releases around `current` that have the value. */
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
