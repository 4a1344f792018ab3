import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import { listPureFiles } from './pureFiles.ts';
import { compareSurvivors, parseSurvivors } from './survivors.ts';
import { writeReport } from './writeReport.ts';

const mutant = (change: string, isKilled?: boolean, file = 'src/a/a.ts'): Mutant => ({
  ...{ file, line: 3, change, isKilled },
});
const explain = (...changes: string[]) => [
  { file: 'src/a/a.ts', reason: 'Nobody sees it.', changes },
];
const killed = Array.from({ length: 9 }, () => mutant('k', true));

test('finds unexplained surviving mutants, and explanations of mutants that do not survive', () => {
  const mutants = [
    mutant('a → b', false),
    mutant('c → d', false),
    mutant('e → f', true),
    mutant('a → b', false, 'src/b/b.ts'),
  ];
  const { unexplained, outdated } = compareSurvivors(mutants, explain('c → d', 'e → f', 'g → h'));
  expect(unexplained.map(({ file, change }) => `${file} ${change}`)).toEqual([
    'src/a/a.ts a → b',
    'src/b/b.ts a → b',
  ]);
  expect(outdated.map(({ change }) => change)).toEqual(['e → f', 'g → h']);
});

test.each([
  ['passes when every survivor is explained', [...killed, mutant('a → b', false)], ['a → b'], true],
  ['fails when a survivor is unexplained', [...killed, mutant('a → b', false)], [], false],
  [
    'fails when an explained mutant is killed',
    [...killed, mutant('a → b', true)],
    ['a → b'],
    false,
  ],
  ['fails below a score of 90%', [...killed.slice(1), mutant('a → b', false)], ['a → b'], false],
])('mutation report %s', (_, mutants, changes, hasPassed) => {
  const compared = compareSurvivors(mutants, changes.length > 0 ? explain(...changes) : []);
  expect(writeReport(mutants, compared).hasPassed).toBe(hasPassed);
});

test('formats the score of each folder, the survivors and the instructions', () => {
  const mutants = [...killed, mutant('a → b', false), mutant('c → d', true, 'src/b/b.ts')];
  const { lines } = writeReport(mutants, compareSurvivors(mutants, explain('x → y')));
  expect(lines).toEqual([
    'src/a: 90%, 9 of 10 mutants killed',
    'src/b: 100%, 1 of 1 mutants killed',
    'all: 90.9%, 10 of 11 mutants killed',
    'survived: src/a/a.ts:3  a → b',
    'no longer survives: src/a/a.ts  x → y',
    'Add a test that fails with each mutant, or explain it in docs-app/mutation/survivors.json.',
    'Delete the mutants that no longer survive from docs-app/mutation/survivors.json.',
  ]);
});

test.each([
  ['[{"file":"a.ts","changes":["a"]}]', /reason/],
  ['[{"file":"a.ts","reason":" ","changes":["a"]}]', /reason/],
  ['[{"file":"a.ts","reason":"b","changes":[]}]', /changes/],
  ['{}', /expected array/],
])('throws when the explanations are %s', (text, message) => {
  expect(() => parseSurvivors(text)).toThrow(message);
});

test('survivors.json explains only mutants of pure files', () => {
  const text = readFileSync('docs-app/mutation/survivors.json', 'utf8');
  const files = new Set(listPureFiles());
  expect(parseSurvivors(text).filter(({ file }) => !files.has(file))).toEqual([]);
});
