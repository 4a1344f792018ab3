import {
  countGroups,
  countSnapshots,
  countSpare,
  type Duplicate,
  type PlannedStory,
} from './countSnapshots.ts';

export interface Forecast {
  stories: readonly PlannedStory[];
  change?:
    | {
        changed: readonly string[];
        /** Why all stories are pictured, where they are. */
        because: string | undefined;
        stories: readonly PlannedStory[];
      }
    | undefined;
  pictured?: { duplicates: readonly Duplicate[]; failed: readonly string[] } | undefined;
}

/** Says what an upload would picture, in words and as data. */
export function describeForecast(forecast: Forecast): { text: string; json: object } {
  const { stories, change, pictured } = forecast;
  const total = countSnapshots(stories);
  const groups = countGroups(stories);
  const changed = change && { ...change, ...countSnapshots(change.stories) };
  const rows = [...groups, ['all', total] as const].map(([name, { stories: all, snapshots }]) =>
    [name.padEnd(20), String(all).padStart(8), String(snapshots).padStart(10)].join(''),
  );
  return {
    json: {
      ...total,
      groups: Object.fromEntries(groups),
      ...(changed && {
        change: { ...changed, files: [...new Set(change.stories.map(({ file }) => file))] },
      }),
      ...(pictured && { ...pictured, spare: countSpare(pictured.duplicates) }),
    },
    text: [
      `${''.padEnd(20)}${'stories'.padStart(8)}${'snapshots'.padStart(10)}`,
      ...rows,
      `${total.stories - total.pictured} stories are not pictured.`,
      ...(changed ? describeChange(changed, total.snapshots) : []),
      ...(pictured ? describePictured(pictured) : []),
      'Each browser that the project turns on in Chromatic multiplies these numbers.',
    ].join('\n'),
  };
}

function describeChange(
  change: { changed: readonly string[]; because: string | undefined; snapshots: number },
  all: number,
): string[] {
  const { changed, because, snapshots } = change;
  const why = because === undefined ? '' : ` (${because})`;
  return [`A change of ${changed.join(', ')}: ${snapshots} of ${all} snapshots${why}`];
}

function describePictured({ duplicates, failed }: NonNullable<Forecast['pictured']>): string[] {
  return [
    `${countSpare(duplicates)} snapshots are the same as another in their mode:`,
    ...duplicates.map(({ mode, ids }) => `  ${mode}: ${ids.join(' = ')}`),
    ...(failed.length > 0
      ? [`${failed.length} do not come to rest, and would be errors:`, ...failed]
      : []),
  ];
}
