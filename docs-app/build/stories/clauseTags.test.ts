import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import { expect, onTestFinished, test } from 'vitest';
import { addClauseTags } from './clauseTags.ts';

const STORIES = `
export default { title: 'Menu', parameters: { clauses: ['NAV-15'] } };
export const Open = {};
export const Keys = { tags: ['slow'], parameters: { clauses: ['NAV-18..19', 'WCAG 2.4.3'] } };
`;

test('adds the clauses of the `clauses` parameter to the tags of a story (WKB-1)', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-clauses-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'Menu.stories.tsx');
  writeFileSync(file, STORIES);
  const makeTitle = (title?: string) => title ?? '';
  const indexer = addClauseTags({
    test: /\.tsx$/,
    createIndex: async (path) => (await readCsf(path, { makeTitle })).parse().indexInputs,
  });
  const inputs = await indexer.createIndex(file, { makeTitle });
  expect(inputs.map(({ tags }) => tags)).toEqual([
    ['NAV-15'],
    ['slow', 'NAV-18', 'NAV-19', 'WCAG-2.4.3'],
  ]);
});
