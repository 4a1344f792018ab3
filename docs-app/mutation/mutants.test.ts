import { describe, expect, test } from 'vitest';
import { readMutant, scoreMutants, toPercent, type StrykerMutant } from './mutants.ts';

const text = ['const a = 1;', 'if (a < 2) {', '  run();', '}', "const empty = '';"].join('\n');

function mutate(
  start: [number, number],
  end: [number, number],
  replacement: string,
): StrykerMutant {
  return {
    location: {
      start: { line: start[0], column: start[1] },
      end: { line: end[0], column: end[1] },
    },
    ...{ replacement, status: 'Survived' },
  };
}

describe('readMutant', () => {
  test.each([
    ['a part of a line', mutate([2, 5], [2, 10], 'true'), 2, 'a < 2 → true  in  if (a < 2) {'],
    ['a whole line', mutate([1, 1], [1, 13], ';'), 1, 'const a = 1; → ;'],
    [
      'several lines',
      mutate([2, 12], [4, 2], '{}'),
      2,
      '{ run(); } → {}  in  if (a < 2) { run(); }',
    ],
    ['a removal', mutate([3, 3], [3, 9], ''), 3, 'run(); → nothing'],
  ])('describes a mutant of %s without its line number', (_, mutant, line, change) => {
    const read = readMutant(mutant, 'src/a/a.ts', text);
    expect(read).toEqual({ file: 'src/a/a.ts', line, change, isKilled: false });
    const moved = structuredClone(mutant);
    moved.location.start.line += 2;
    moved.location.end.line += 2;
    expect(readMutant(moved, 'src/a/a.ts', `\n\n${text}`).change).toBe(change);
  });

  test('replaces the middle of long code by an ellipsis', () => {
    const long = `'${'x'.repeat(300)}'`;
    const { change } = readMutant(mutate([1, 1], [1, 303], '""'), 'a.ts', long);
    expect(change).toBe(`'${'x'.repeat(49)}…${'x'.repeat(49)}' → ""`);
  });

  test.each([
    ['Killed', true],
    ['Timeout', true],
    ['Survived', false],
    ['NoCoverage', false],
    ['RuntimeError', undefined],
    ['CompileError', undefined],
    ['Ignored', undefined],
  ])('maps the Stryker status %s to isKilled = %s', (status, isKilled) => {
    const mutant = { ...mutate([1, 1], [1, 2], ''), status };
    expect(readMutant(mutant, 'a.ts', text).isKilled).toBe(isKilled);
  });

  test('skips a mutant that empties a block with only "return undefined"', () => {
    const mutant = mutate([1, 7], [1, 28], '{}');
    expect(readMutant(mutant, 'a.ts', 'catch { return undefined; }').isKilled).toBeUndefined();
    expect(readMutant(mutant, 'a.ts', 'catch { return undefine2; }').isKilled).toBe(false);
  });
});

test('scoreMutants omits mutants whose isKilled is undefined', () => {
  const mutants = [true, true, false, undefined].map((isKilled) => ({ isKilled }));
  expect(scoreMutants(mutants)).toEqual({ killed: 2, total: 3 });
});

test.each([
  [0, 0, 100],
  [2, 3, 66.6],
  [8999, 10_000, 89.9],
  [9, 10, 90],
])('scores %i of %i killed mutants as %d percent, never rounded up', (killed, total, percent) => {
  expect(toPercent({ killed, total })).toBe(percent);
});
