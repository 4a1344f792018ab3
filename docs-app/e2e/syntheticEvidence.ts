import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Evidence,
  KeyStep,
  ModeResult,
  ScreenshotResults,
  StoryEvidence,
} from '@vitrine/ui/core';
import { nameSources, screenshotsBeside } from '../build/evidence/readEvidence.ts';

const key: KeyStep = {
  ...{ key: '{ArrowRight}', role: 'tab', name: 'Payments', states: ['selected=false'] },
};
const undecided = { rule: 'color-contrast', reason: 'bgOverlap', target: 'button' };
const light: ModeResult = {
  ...{ mode: 'light', direction: 'ltr', rules: 20, violations: [], undecided: [undecided] },
};
/** Decision about the incomplete axe result of each passed story. */
export const decision =
  'The ripple of a button covers the text. It is transparent when idle, and the text has colors of the palette of the library.';
/** Creates the results of a passed story, tested in light mode with one key press. */
export function passStory(storyId: string): StoryEvidence {
  return {
    ...{ storyId, status: 'passed', milliseconds: 212 },
    ...{ actions: 4, checks: 8, keys: [key], modes: [light] },
  };
}

/**
 * Creates the results of a passed story in two modes, with unique names of key steps.
 * The results compress about as well as the results of a long play function.
 */
export function passLongStory(storyId: string): StoryEvidence {
  const names = createHash('sha256').update(storyId).digest('hex').match(/.{8}/g) ?? [];
  const dark: ModeResult = { ...light, mode: 'dark', direction: 'rtl' };
  const keys = names.slice(0, 4).map((name) => ({ ...key, name }));
  return { ...passStory(storyId), keys, modes: [light, dark] };
}

/** Writes results for the current sources, as the story gate does; returns the build options. */
export async function writeRun(dir: string, stories: StoryEvidence[]): Promise<readonly string[]> {
  const evidence: Evidence = {
    ...{ version: 3, tier: 'fast', sources: nameSources() },
    ...{ commit: '5d8f0a7c41e29b38', changed: false },
    ...{ date: '2026-11-20T09:30:00.000Z', browser: 'Chromium 150.0.7871.0', stories },
    decisions: [
      {
        ...{ rule: undecided.rule, reason: undecided.reason, stories: [''] },
        ...{ decision, date: '2026-11-18' },
      },
    ],
  };
  const file = join(dir, 'evidence.json');
  const screenshots = ['light', 'dark', 'right to left'].map((mode) => ({
    mode,
    state: 'same' as const,
  }));
  const results: ScreenshotResults = {
    ...{ version: 1, sources: evidence.sources, base: '9c1e4b7f02d85a63' },
    screenshots: Object.fromEntries(stories.map(({ storyId }) => [storyId, screenshots])),
  };
  await writeFile(file, JSON.stringify(evidence));
  await writeFile(screenshotsBeside(file), JSON.stringify(results));
  return ['--evidence', file];
}
