import { describe, expect, test } from 'vitest';
import { specifiedGroups } from './clauses.ts';
import { listProofs } from './listProofs.ts';
import { listMissingKinds, readClauses } from './readClauses.ts';
import { readNamedProofs } from './readProofs.ts';

const proofs = listProofs(readNamedProofs());
const clauses = readClauses(proofs).flatMap((group) => group.clauses);
const specified = specifiedGroups.flatMap((group) => group.clauses.map(({ id }) => id));

// Test titles in this file must not name a clause, because the title would count as a proof.
describe('specification', () => {
  test('has 115 clauses without duplicates', () => {
    expect(specified).toHaveLength(115);
    expect(new Set(specified).size).toBe(specified.length);
  });

  test('finds every kind of proof that a clause requires', () => {
    const missing = clauses.flatMap((clause) =>
      listMissingKinds(clause).map((kind) => `${clause.id} ${kind}`),
    );
    expect(missing).toEqual([]);
  });

  test('lists every clause that a test title or a story names', () => {
    const prefixes = new Set(specified.map((id) => id.split('-')[0]));
    const named = Object.keys(proofs).filter((id) => prefixes.has(id.split('-')[0]));
    expect(named.filter((id) => !specified.includes(id))).toEqual([]);
  });
});
