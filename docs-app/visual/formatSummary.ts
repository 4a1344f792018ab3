import type { ScreenshotResult, VisualRun } from './results.ts';
import { count } from './log.ts';

const WORDS: [ScreenshotResult['state'], string][] = [
  ['same', 'the same'],
  ['changed', 'different'],
  ['accepted', 'different and accepted'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['not-compared', 'not compared'],
  ['failed', 'failed'],
];

/** Formats the results of a run as lines for the log. The last line contains the totals. */
export function formatSummary({ results, unused }: VisualRun): string[] {
  const lines = results.flatMap((result) => {
    const { state, story, mode, difference, problem, failedBefore } = result;
    const name = `${story} · ${mode}`;
    if (state === 'changed')
      return [`different  ${name}  ${count(difference?.pixels ?? 0, 'pixel')}`];
    const inBase = failedBefore ? ' (also fails in the base)' : '';
    if (state === 'failed') return [`failed     ${name}  ${problem}${inBase}`];
    if (state === 'not-compared') return [`not compared  ${name}  the base failed: ${problem}`];
    return state === 'new' || state === 'removed' ? [`${state.padEnd(10)} ${name}`] : [];
  });
  const unusedLines = unused.map(
    ({ story, mode }) =>
      `unused     ${story} · ${mode}  delete it from accepted.json: it accepts no difference`,
  );
  const numbers = WORDS.map(([state, word]) => {
    const { length } = results.filter((result) => result.state === state);
    return length > 0 || state === 'same' || state === 'changed' ? [`${length} ${word}`] : [];
  });
  const total = count(results.length, 'screenshot');
  return [...lines, ...unusedLines, `${total}: ${numbers.flat().join(', ')}`];
}
