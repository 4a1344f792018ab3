import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { readText } from '../../node/readText.ts';
import { specifiedGroups } from './clauses.ts';
import { listProofs } from './listProofs.ts';
import { listMissingKinds, readClauses } from './readClauses.ts';
import { readNamedProofs } from './readProofs.ts';

const named = readNamedProofs();
const proofs = listProofs(named);
const clauses = readClauses(proofs).flatMap((group) => group.clauses);
const specified = specifiedGroups.flatMap((group) => group.clauses.map(({ id }) => id));

// Test titles in this file must not name a clause, because the title would count as a proof.
describe('specification', () => {
  test('the specification has 115 clauses with unique ids', () => {
    expect(specified).toHaveLength(115);
    expect(new Set(specified).size).toBe(specified.length);
  });

  test('every clause has the stories, unit tests and site tests that it requires', () => {
    const missing = clauses.flatMap((clause) =>
      listMissingKinds(clause).map((kind) => `${clause.id} ${kind}`),
    );
    expect(missing).toEqual([]);
  });

  test('the specification has every clause that a test title or a story names', () => {
    const prefixes = new Set(specified.map((id) => id.split('-')[0]));
    const ids = Object.keys(proofs).filter((id) => prefixes.has(id.split('-')[0]));
    expect(ids.filter((id) => !specified.includes(id))).toEqual([]);
  });

  test('every tested story of the interface is a proof of a clause or a WCAG criterion', () => {
    const naming = new Set(named.stories.map(({ storyId }) => storyId));
    const stories = globFiles('stories/**/*.stories.tsx', ROOT).flatMap((file) => {
      const makeTitle = (title?: string) => title ?? '';
      const csf = loadCsf(readText(join(ROOT, file)), { fileName: file, makeTitle }).parse();
      return csf.indexInputs.filter(({ tags = [] }) => !tags.includes('!test'));
    });
    expect(stories.length).toBeGreaterThan(500);
    expect(stories.filter(({ __id: id = '' }) => !naming.has(id))).toEqual([]);
  });
});
