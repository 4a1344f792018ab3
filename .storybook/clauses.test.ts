import { expect, test } from 'vitest';
import { readClauses } from '../docs-app/plugins/evidence/readClauses.ts';

const clauses = readClauses().flatMap((group) => group.clauses);

test('the specification has its clauses, each once', () => {
  expect(clauses).toHaveLength(115);
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
});

test.each(clauses)('$id is named by a story or a test: $text', ({ proofs }) => {
  expect(proofs).not.toEqual([]);
});
