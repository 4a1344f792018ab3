import { keyOf, type AcceptedEntry } from './accepted.ts';
import { compareScreenshots } from './compareScreenshots.ts';
import type { Story } from '../workbench/listStories.ts';
import type { ScreenshotStore } from './screenshotStore.ts';
import type { Plan } from './planScreenshots.ts';
import { judge, type FoundDifference, type ScreenshotResult, type Shot } from './results.ts';
import type { TakenSide } from './takeSide.ts';

export interface Sides {
  before: TakenSide;
  after: TakenSide;
  stories: ReadonlyMap<string, Story>;
  causes: ReadonlyMap<string, readonly string[]>;
  accepted: readonly AcceptedEntry[];
  store: ScreenshotStore;
}

/** Compares the screenshots of the base commit with the screenshots of the working tree. */
export function compareSides(sides: Sides): ScreenshotResult[] {
  const { before, after, stories, causes, store } = sides;
  const entries = new Map(sides.accepted.map((entry) => [keyOf(entry), entry]));
  const names = new Set([...after.plans.keys(), ...before.plans.keys()]);
  return [...names].flatMap((name) => {
    const plan = after.plans.get(name) ?? before.plans.get(name);
    if (!plan) return [];
    const { story, mode } = plan;
    const [first, second] = [before.shots.get(name), after.shots.get(name)];
    const difference = compareShots(first, second, plan, store);
    const picture = second && 'hash' in second ? second.hash : '';
    const judged = { before: first, after: second, difference };
    return {
      story,
      title: stories.get(story)?.title ?? story,
      name: stories.get(story)?.name ?? '',
      mode,
      ...judge({ ...judged, entry: entries.get(keyOf({ story, mode, picture })) }),
      difference,
      causes: [...(causes.get(story) ?? [])],
    };
  });
}

function compareShots(
  before: Shot,
  after: Shot,
  { chromatic }: Plan,
  store: ScreenshotStore,
): FoundDifference | null {
  if (!before || !after || !('hash' in before) || !('hash' in after)) return null;
  if (before.hash === after.hash) return null;
  const difference = compareScreenshots(store.read(before.hash), store.read(after.hash), chromatic);
  if (!difference) return null;
  const { pixels, box, maxDelta, diffHash, picture } = difference;
  return { pixels, box, maxDelta, diffHash, picture: store.draw(picture) };
}
