import { z } from '../internal/schema.ts';
import { parseJson } from '../internal/parseJson.ts';

const keyStep = z.strictObject({
  /** Pressed keys in the syntax of user-event. */
  key: z.string(),
  /** Role, accessible name and states of the element focused afterwards; empty without focus. */
  role: z.string(),
  name: z.string(),
  states: z.array(z.string()),
  /** Texts that live regions announced after the key. */
  announced: z.exactOptional(z.array(z.string())),
});

const undecided = z.strictObject({
  rule: z.string(),
  /** Reason that axe reports, such as `bgGradient`. */
  reason: z.string(),
  /** CSS selector of the element. */
  target: z.string(),
});

const decision = z.strictObject({
  rule: z.string(),
  /** Reason that axe returns; empty when it returns none. */
  reason: z.string(),
  /** Prefixes of the story ids that the decision applies to. */
  stories: z.array(z.string()).check(z.minLength(1)),
  /** Whether the result occurs only in the run of all variants (`npm run test:all`). */
  inAllVariants: z.exactOptional(z.literal(true)),
  /** Whether the result depends on an animation or a late layout, so that a run may miss it. */
  inMotion: z.exactOptional(z.literal(true)),
  decision: z.string().check(z.minLength(20)),
  /** ISO date of the manual check. */
  date: z.iso.date(),
});

const decisions = z.array(decision);

const modeResult = z.strictObject({
  mode: z.enum(['light', 'dark']),
  direction: z.enum(['ltr', 'rtl']),
  /** Number of axe rules that passed, plus the number of violated rules. */
  rules: z.number(),
  violations: z.array(z.string()),
  /** Incomplete axe results, which need a manual decision. */
  undecided: z.array(undecided),
});

const storyRecord = z.strictObject({
  storyId: z.string(),
  /** Number of user-event calls of the play function. */
  actions: z.number(),
  checks: z.number(),
  keys: z.array(keyStep),
  modes: z.array(modeResult),
  failedStep: z.exactOptional(z.string()),
});

const screenshot = z.strictObject({
  /** Name of the Chromatic mode. */
  mode: z.string(),
  /** Result of comparing the screenshot with that of the base commit. */
  state: z.enum(['same', 'accepted', 'changed', 'new', 'not-compared', 'failed']),
});

const screenshots = z.array(screenshot);

const storyEvidence = z.extend(storyRecord, {
  status: z.enum(['passed', 'failed']),
  milliseconds: z.number(),
  error: z.exactOptional(z.string()),
  /** Screenshot results against the base commit; empty when no source of the story changed. */
  screenshots: z.exactOptional(screenshots),
});

/** Tier of a test run: `fast` for `npm test`, `all` for `npm run test:all`. */
export const testTier = z.enum(['fast', 'all']);

const evidence = z.strictObject({
  version: z.literal(3),
  tier: testTier,
  /** Hash of all files that the stories depend on. */
  sources: z.string(),
  /** Checked-out commit, and whether the worktree had uncommitted changes. */
  commit: z.string(),
  changed: z.boolean(),
  /** End of the run, as an ISO date. */
  date: z.string(),
  browser: z.string(),
  /** Base commit of the screenshot comparison, if there was one. */
  base: z.exactOptional(z.string()),
  stories: z.array(storyEvidence),
  /** Recorded decisions about the results that axe could not decide. */
  decisions: z.exactOptional(decisions),
});

const screenshotResults = z.strictObject({
  version: z.literal(1),
  sources: z.string(),
  base: z.string(),
  /** Screenshot results by story id. */
  screenshots: z.record(z.string(), screenshots),
});

/** Manual decision about a result that axe cannot decide. */
export type Decision = z.infer<typeof decision>;
export type TestTier = z.infer<typeof testTier>;
export type KeyStep = z.infer<typeof keyStep>;
export type ModeResult = z.infer<typeof modeResult>;
export type VisualResult = z.infer<typeof screenshot>;
export type StoryRecord = z.infer<typeof storyRecord>;
export type StoryEvidence = z.infer<typeof storyEvidence>;
/** Results of one run of the story tests. */
export type Evidence = z.infer<typeof evidence>;
/** Results of one screenshot comparison. */
export type ScreenshotResults = z.infer<typeof screenshotResults>;

/** Parses the recorded decisions; throws a `SyntaxError` or `ZodError` when they are invalid. */
export function parseDecisions(text: string): Decision[] {
  return decisions.parse(JSON.parse(text));
}

/** Parses an evidence file; returns undefined when it is invalid. */
export function parseEvidence(text: string): Evidence | undefined {
  return evidence.safeParse(parseJson(text)).data;
}

/** Parses the results of a screenshot comparison; returns undefined when they are invalid. */
export function parseScreenshotResults(text: string): ScreenshotResults | undefined {
  return screenshotResults.safeParse(parseJson(text)).data;
}

/** Parses the record of one story test; returns undefined when it is invalid. */
export function parseRecord(line: string): StoryRecord | undefined {
  return storyRecord.safeParse(parseJson(line)).data;
}
