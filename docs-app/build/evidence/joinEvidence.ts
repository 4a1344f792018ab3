import * as z from 'zod';
import type { Evidence, StoryEvidence, StoryRecord } from '@vitrine/ui/core';

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() }),
  ),
});

/** Output of a run of stories. */
export interface Run {
  /** Report of the test runner. */
  report: unknown;
  /** Index of the stories that were run. */
  index: unknown;
  records: readonly StoryRecord[];
  about: Omit<Evidence, 'version' | 'stories'>;
}

/** Joins the runner's status of each story with the record of the story's run. */
export function joinEvidence({ report: rawReport, index, records, about }: Run): Evidence {
  const { entries } = storyIndex.parse(index);
  const ids = new Map(
    Object.values(entries)
      .filter(({ type }) => type === 'story')
      .map(({ id, title, name }) => [nameStory(title, name), id]),
  );
  const recordOf = new Map(records.map((record) => [record.storyId, record]));
  const results = report.parse(rawReport).testResults.flatMap((file) => file.assertionResults);
  const stories = results.flatMap(({ ancestorTitles, status, duration, failureMessages }) => {
    const storyId = ids.get(nameStory(...ancestorTitles));
    if (storyId === undefined || (status !== 'passed' && status !== 'failed')) return [];
    const record = recordOf.get(storyId) ?? { storyId, actions: 0, checks: 0, keys: [], modes: [] };
    return [joinStory(record, { status, duration, failureMessages })];
  });
  return {
    version: 3,
    ...about,
    stories: stories.toSorted((a, b) => (a.storyId < b.storyId ? -1 : 1)),
  };
}

function nameStory(...titles: readonly string[]): string {
  return titles.join('\n');
}

interface Result {
  status: 'passed' | 'failed';
  duration?: number | null | undefined;
  failureMessages: readonly string[];
}

function joinStory(
  record: StoryRecord,
  { status, duration, failureMessages }: Result,
): StoryEvidence {
  const [error] = failureMessages;
  return {
    ...record,
    status,
    milliseconds: duration ?? 0,
    ...(error !== undefined && { error: firstLines(error) }),
  };
}

/** Returns the message of an error without the stack trace, at most 600 characters. */
function firstLines(error: string): string {
  const [message = ''] = error.split(/\n\s+at /);
  return message.trim().slice(0, 600);
}
