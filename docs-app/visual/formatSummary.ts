import type { ScreenshotResult, VisualRun } from './results.ts';
import { count } from './log.ts';

const WORDS: [ScreenshotResult['state'], string][] = [
  ['same', 'the same'],
  ['changed', 'different'],
  ['accepted', 'different and accepted'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['failed', 'failed'],
];

/** Writes what a run has found, as lines for people; the last one has the numbers. */
export function formatSummary({ results, unused }: VisualRun): string[] {
  const lines = results.flatMap((result) => {
    const { state, story, mode, difference, problem, failedBefore } = result;
    const name = `${story} · ${mode}`;
    if (state === 'changed')
      return [`different  ${name}  ${count(difference?.pixels ?? 0, 'pixel')}`];
    const news = failedBefore ? ' (in the base too)' : '';
    if (state === 'failed') return [`failed     ${name}  ${problem}${news}`];
    return state === 'new' || state === 'removed' ? [`${state.padEnd(10)} ${name}`] : [];
  });
  const idle = unused.map(
    ({ story, mode }) =>
      `unused     accepted.json has ${story} · ${mode}, which accepts nothing: delete it`,
  );
  const numbers = WORDS.map(([state, word]) => {
    const { length } = results.filter((result) => result.state === state);
    return length > 0 || state === 'same' || state === 'changed' ? [`${length} ${word}`] : [];
  });
  const total = count(results.length, 'picture');
  return [...lines, ...idle, `${total}: ${numbers.flat().join(', ')}`];
}
