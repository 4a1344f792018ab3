import type { Story } from '../scripts/listStories.ts';

/** A story as Chromatic sees it. */
export interface PlannedStory extends Story {
  /** Names of the modes that it is pictured in; none where it is not pictured. */
  modes: readonly string[];
}

/** What a story's parameters tell Chromatic. */
export interface ChromaticParameters {
  disableSnapshot?: boolean | undefined;
  disable?: boolean | undefined;
  modes?: Readonly<Record<string, { disable?: boolean | undefined }>> | undefined;
}

export interface Count {
  stories: number;
  pictured: number;
  snapshots: number;
}

/** One picture of a story. */
export interface Picture {
  id: string;
  mode: string;
  /** Equal where pictures are. */
  hash: string;
}

export interface Duplicate {
  mode: string;
  ids: readonly string[];
}

/** A story without modes is pictured once. */
const ONLY_MODE = 'default';

/** Lists the modes that a story is pictured in. */
export function listModes({ disableSnapshot, disable, modes }: ChromaticParameters): string[] {
  if (disableSnapshot || disable) return [];
  const all = Object.entries(modes ?? {});
  if (all.length === 0) return [ONLY_MODE];
  return all.filter(([, mode]) => !mode.disable).map(([name]) => name);
}

/** Counts stories and snapshots. */
export function countSnapshots(stories: readonly PlannedStory[]): Count {
  return {
    stories: stories.length,
    pictured: stories.filter(({ modes }) => modes.length > 0).length,
    snapshots: stories.reduce((sum, { modes }) => sum + modes.length, 0),
  };
}

/** Counts by the first part of the title, in the order in which the groups come. */
export function countGroups(stories: readonly PlannedStory[]): Map<string, Count> {
  const groups = Map.groupBy(stories, ({ title }) => title.split('/')[0] ?? '');
  return new Map(Array.from(groups, ([group, own]) => [group, countSnapshots(own)]));
}

/** Finds stories that give the same picture in the same mode. */
export function findDuplicates(pictures: readonly Picture[]): Duplicate[] {
  const same = Map.groupBy(pictures, ({ mode, hash }) => JSON.stringify([mode, hash]));
  return Array.from(same.values()).flatMap((group) => {
    const [first] = group;
    const ids = group.map(({ id }) => id).sort();
    return first && ids.length > 1 ? [{ mode: first.mode, ids }] : [];
  });
}

/** Counts the snapshots that a reader would not miss: all of a group but one. */
export function countSpare(duplicates: readonly Duplicate[]): number {
  return duplicates.reduce((sum, { ids }) => sum + ids.length - 1, 0);
}
