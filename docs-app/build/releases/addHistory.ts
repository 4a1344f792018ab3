import type { ComponentApi, EntryHistory } from '@vitrine/ui/core';
import { keyOf } from './compareApis.ts';
import {
  compareEntries,
  deprecationOf,
  entriesByName,
  nameOf,
  type Entry,
} from './compareEntries.ts';

/** What the compared releases have at one place, oldest first; nothing where they lack it. */
interface States<Value> {
  releases: readonly string[];
  values: readonly (Value | undefined)[];
  /** Where the release stands that the history is written for. */
  current: number;
}

interface Comparison {
  /** The components of each release, oldest first. */
  releases: readonly (readonly ComponentApi[])[];
  /** Which of them the history is written for. */
  current: number;
  /** Where all differences stand. */
  href: string;
  /** Address of a component in one of the releases. */
  addressOf: (release: number, api: ComponentApi) => string;
}

/** Adds to each component of a release, and to each of its entries, what happened to it in the others. */
export function addHistory({ releases, current, href, addressOf }: Comparison): ComponentApi[] {
  const indexes = releases.map((release) => new Map(release.map((api) => [keyOf(api), api])));
  return (releases[current] ?? []).map((api) => {
    // A package that a release does not have says nothing of its components.
    const having = releases.flatMap((release, index) => {
      const version = release.find(({ packageName }) => packageName === api.packageName)?.version;
      return version === undefined ? [] : [{ version, index }];
    });
    const states = {
      releases: having.map(({ version }) => version),
      values: having.map(({ index }) => indexes[index]?.get(keyOf(api))),
      current: having.findIndex(({ index }) => index === current),
    };
    if (having.length < 2) return api;
    const links = having.map(({ version, index }, place) => {
      const same = states.values[place];
      return same ? { version, href: addressOf(index, same) } : { version };
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
      const values = names.map((known) => known.get(nameOf(entry)));
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

/** Leaves out what the whole component says already: it came, or it went, with all of its entries. */
function omitShared(own: EntryHistory, whole: EntryHistory): EntryHistory {
  const { since, removed, ...rest } = own;
  return {
    ...(since !== undefined && since !== whole.since && { since }),
    ...rest,
    ...(removed !== undefined && removed !== whole.removed && { removed }),
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

/** Tells what happened while the current release's own kept existing without a gap. */
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
