import { judgeProofs, type Proof } from '@vitrine/ui/core';
import type { NamedProofs, NamingTest } from './findProofs.ts';
import { listIds } from './listIds.ts';
import type { TestResult } from './readTestReport.ts';

/** Results of one run. */
export interface Results {
  tests: readonly TestResult[];
  /** Status by story id. */
  stories: ReadonlyMap<string, 'passed' | 'failed'>;
}

/** Proofs by the id of the clause or criterion. */
export type ProofsById = Readonly<Record<string, readonly Proof[]>>;

const NOT_RUN: Results = { tests: [], stories: new Map() };

/** Joins the tests and stories that name an id with their results. */
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
      const idResults = results.filter((result) => listIds(result.title).includes(id));
      add(id, { kind: 'test', title, file, status: judgeProofs(idResults) ?? 'not-run' });
    }
  }
  return proofs;
}

/** Assigns each result to the test in the source with the longest matching title. */
function assignResults(
  tests: readonly NamingTest[],
  results: readonly TestResult[],
): Map<NamingTest, TestResult[]> {
  const patterns = tests
    .toSorted((a, b) => b.title.length - a.title.length)
    .map((test) => ({ test, pattern: createPattern(test.title) }));
  const assigned = new Map<NamingTest, TestResult[]>();
  for (const result of results) {
    const match = patterns.find(
      ({ test, pattern }) => test.file === result.file && pattern.test(result.title),
    );
    if (match) assigned.set(match.test, [...(assigned.get(match.test) ?? []), result]);
  }
  return assigned;
}

/** Creates a pattern from a title; each `…` matches any text. */
function createPattern(title: string): RegExp {
  const escaped = title.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`, 's');
}
