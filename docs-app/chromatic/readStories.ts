import type { Page } from 'playwright';
import * as z from 'zod';
import { listStories } from '../scripts/listStories.ts';
import { listModes, type PlannedStory } from './countSnapshots.ts';

const BATCH = 40;

const modeSchema = z.looseObject({ disable: z.boolean().optional() });

const parametersSchema = z.array(
  z.object({
    disableSnapshot: z.boolean().optional(),
    disable: z.boolean().optional(),
    modes: z.record(z.string(), modeSchema).optional(),
  }),
);

export type ModeGlobals = z.infer<typeof modeSchema>;

export interface ReadStories {
  stories: PlannedStory[];
  /** What each mode sets, by story and mode. */
  globalsOf: (id: string, mode: string) => ModeGlobals;
}

/** Asks the workbench for what each story tells Chromatic: parameters are only known where it runs. */
export async function readStories(
  page: Page,
  dir: string,
  onProgress: (done: number, all: number) => void,
): Promise<ReadStories> {
  const listed = listStories(dir);
  const modesById = new Map<string, Readonly<Record<string, ModeGlobals>>>();
  const stories: PlannedStory[] = [];
  for (let start = 0; start < listed.length; start += BATCH) {
    const batch = listed.slice(start, start + BATCH);
    const ids = batch.map(({ id }) => id);
    const told = parametersSchema.parse(await askParameters(page, ids));
    for (const [index, story] of batch.entries()) {
      const parameters = told[index] ?? {};
      modesById.set(story.id, parameters.modes ?? {});
      stories.push({ ...story, modes: listModes(parameters) });
    }
    onProgress(stories.length, listed.length);
  }
  return { stories, globalsOf: (id, mode) => modesById.get(id)?.[mode] ?? {} };
}

function askParameters(page: Page, ids: readonly string[]): Promise<unknown> {
  return page.evaluate(
    (storyIds) =>
      Promise.all(
        storyIds.map(async (storyId) => {
          const { parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
          return parameters.chromatic ?? {};
        }),
      ),
    ids,
  );
}
