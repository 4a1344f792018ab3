import { judgeProofs, type Proof } from '@vitrine/ui/core';
import type { NamedProofs, NamingTest } from './findProofs.ts';
import { listIds } from './listIds.ts';
import type { TestResult } from './readTestReport.ts';

/** Results of one run. */
export interface Results {
  tests: readonly TestResult[];
  /** By story id. */
  stories: ReadonlyMap<string, 'passed' | 'failed'>;
}

/** Proofs by the id of the clause or criterion. */
export type ProofsById = Readonly<Record<string, readonly Proof[]>>;

const NOT_RUN: Results = { tests: [], stories: new Map() };

/** Joins tests and stories that name an id with their results. */
export function listProofs(named: NamedProofs, { tests, stories } = NOT_RUN): ProofsById {
  const proofs: Record<string, Proof[]> = {};
  const add = (id: string, proof: Proof) => (proofs[id] ??= []).push(proof);
  for (const { storyId, title, ids } of named.stories) {
    const status = stories.get(storyId) ?? 'not-run';
    for (const id of ids) add(id, { kind: 'story', title, storyId, status });
  }
  const resultsOf = assignResults(named.tests, tests);
  for (const test of named.tests) {
    const { file, title } = test;
    const results = resultsOf.get(test) ?? [];
    const ids = new Set([...test.ids, ...results.flatMap((result) => listIds(result.title))]);
    for (const id of ids) {
      const about = results.filter((result) => listIds(result.title).includes(id));
      add(id, { kind: 'test', title, file, status: judgeProofs(about) ?? 'not-run' });
    }
  }
  return proofs;
}

/** Finds the test of the source that each result belongs to: the longest title that fits. */
function assignResults(
  tests: readonly NamingTest[],
  results: readonly TestResult[],
): Map<NamingTest, TestResult[]> {
  const patterns = tests
    .toSorted((a, b) => b.title.length - a.title.length)
    .map((test) => ({ test, pattern: createPattern(test.title) }));
  const assigned = new Map<NamingTest, TestResult[]>();
  for (const result of results) {
    const found = patterns.find(
      ({ test, pattern }) => test.file === result.file && pattern.test(result.title),
    );
    if (found) assigned.set(found.test, [...(assigned.get(found.test) ?? []), result]);
  }
  return assigned;
}

/** Placeholders fit any text. */
function createPattern(title: string): RegExp {
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`, 's');
}
