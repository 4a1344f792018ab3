import { describe, expect, test } from 'vitest';
import { listProofs } from './listProofs.ts';
import { listMissingKinds, readClauses } from './readClauses.ts';
import { readNamedProofs } from './readProofs.ts';

const proofs = listProofs(readNamedProofs());
const clauses = readClauses(proofs).flatMap((group) => group.clauses);
const ids = clauses.map(({ id }) => id);

// A title of a test here must not name a clause: it would be a proof.
describe('the specification', () => {
  test('has 115 clauses, each once', () => {
    expect(ids).toHaveLength(115);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a story, a unit test or a site test for every clause, as its kinds say', () => {
    const missing = clauses.flatMap((clause) =>
      listMissingKinds(clause).map((kind) => `${clause.id} ${kind}`),
    );
    expect(missing).toEqual([]);
  });

  test('has every clause that a title or a story names', () => {
    const prefixes = new Set(ids.map((id) => id.split('-')[0]));
    const named = Object.keys(proofs).filter((id) => prefixes.has(id.split('-')[0]));
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
