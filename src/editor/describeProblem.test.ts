import { describe, expect, test } from 'vitest';
import { describeProblem, locateProblem } from './describeProblem.ts';
import type { EditorProblem } from './editor.types.ts';

const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

describe('describeProblem', () => {
  test.each<[EditorProblem, string]>([
    [{ kind: 'tooLong' }, 'editor.tooLong {"limit":200000}'],
    [
      { kind: 'stopped', reason: 'silent', runsAgain: true },
      'editor.stopped.silent {"seconds":2,"outcome":"editor.runsAgain {}"}',
    ],
    [
      { kind: 'stopped', reason: 'memory', runsAgain: false },
      'editor.stopped.memory {"seconds":2,"outcome":"editor.waits {}"}',
    ],
    [{ kind: 'import', message: 'x' }, 'editor.problem.importUnlike {"name":"x"}'],
    [{ kind: 'import', message: 'x', closest: [] }, 'editor.problem.importUnlike {"name":"x"}'],
    [
      { kind: 'import', message: 'x', closest: ['y', 'z'] },
      'editor.problem.import {"name":"x","closest":"y, z"}',
    ],
    [{ kind: 'syntax', message: 'x' }, 'editor.problem.syntax {"message":"x"}'],
  ])('translates the problem %j', (problem, text) => {
    expect(describeProblem(problem, translate)).toBe(text);
  });
});

describe('locateProblem', () => {
  const problem = { kind: 'syntax', message: 'x' } as const;

  test.each<[EditorProblem | undefined, { file: string; line: number } | undefined]>([
    [undefined, undefined],
    [{ kind: 'tooLong' }, undefined],
    [{ ...problem, line: 2 }, undefined],
    [{ ...problem, file: 'A.tsx' }, undefined],
    [
      { ...problem, file: 'A.tsx', line: 2, column: 3 },
      { file: 'A.tsx', line: 2 },
    ],
  ])('finds the file and line of the problem %j', (editorProblem, place) => {
    expect(locateProblem(editorProblem)).toEqual(place);
  });
});
