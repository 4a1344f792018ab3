import { z } from '../internal/schema.ts';
import { parseJson } from './parseJson.ts';

const keyStep = z.strictObject({
  /** What was pressed, as user-event writes it. */
  key: z.string(),
  /** Role, accessible name and states of what had the focus afterwards; empty where nothing had it. */
  role: z.string(),
  name: z.string(),
  states: z.array(z.string()),
  /** What live regions said then. */
  announced: z.array(z.string()).exactOptional(),
});

const undecided = z.strictObject({
  rule: z.string(),
  /** What axe gives as its reason, such as `bgGradient`. */
  reason: z.string(),
  /** CSS selector of the element. */
  target: z.string(),
});

const modeResult = z.strictObject({
  mode: z.enum(['light', 'dark']),
  direction: z.enum(['ltr', 'rtl']),
  /** How many rules of axe applied. */
  rules: z.number(),
  violations: z.array(z.string()),
  /** What axe could not decide. */
  undecided: z.array(undecided),
});

const storyRecord = z.strictObject({
  storyId: z.string(),
  /** How often the play function pressed, typed or pointed. */
  actions: z.number(),
  checks: z.number(),
  keys: z.array(keyStep),
  modes: z.array(modeResult),
  failedStep: z.string().exactOptional(),
});

const look = z.strictObject({
  /** Name of the mode, as Chromatic shows it. */
  mode: z.string(),
  /** What became of its picture since the base. */
  state: z.enum(['same', 'accepted', 'changed', 'new', 'failed']),
});

const looks = z.array(look);

const storyEvidence = storyRecord.extend({
  status: z.enum(['passed', 'failed']),
  milliseconds: z.number(),
  error: z.string().exactOptional(),
  /** How its pictures compare with those of the base; empty where nothing that it is made from differs. */
  looks: looks.exactOptional(),
});

/** Extent of a run: `npm test` is fast, `npm run test:all` is all. */
export const testTier = z.enum(['fast', 'all']);

const evidence = z.strictObject({
  version: z.literal(3),
  tier: testTier,
  /** Names all that stories are made from. */
  sources: z.string(),
  /** Commit that was checked out, and whether files differed from it. */
  commit: z.string(),
  changed: z.boolean(),
  /** When the run ended, as an ISO date. */
  date: z.string(),
  browser: z.string(),
  /** Commit that pictures were compared with, if they were. */
  base: z.string().exactOptional(),
  stories: z.array(storyEvidence),
});

const pictures = z.strictObject({
  version: z.literal(1),
  sources: z.string(),
  base: z.string(),
  /** By the ids of stories. */
  looks: z.record(z.string(), looks),
});

export type TestTier = z.infer<typeof testTier>;
export type Undecided = z.infer<typeof undecided>;
export type KeyStep = z.infer<typeof keyStep>;
export type ModeResult = z.infer<typeof modeResult>;
export type VisualResult = z.infer<typeof look>;
export type StoryRecord = z.infer<typeof storyRecord>;
export type StoryEvidence = z.infer<typeof storyEvidence>;
/** What one run of all stories found. */
export type Evidence = z.infer<typeof evidence>;
/** What one comparison of pictures found. */
export type Pictures = z.infer<typeof pictures>;

/** Parses a file of evidence; anything else is none. */
export function parseEvidence(text: string): Evidence | undefined {
  return evidence.safeParse(parseJson(text)).data;
}

/** Parses what a comparison of pictures found; anything else is none. */
export function parsePictures(text: string): Pictures | undefined {
  return pictures.safeParse(parseJson(text)).data;
}

/** Parses a line that a story's run wrote; anything else is none. */
export function parseRecord(line: string): StoryRecord | undefined {
  return storyRecord.safeParse(parseJson(line)).data;
}
