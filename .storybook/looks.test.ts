import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mergeTests } from './mergeTests.ts';
import { chooseLooks } from './test-runner-looks.ts';

const ids = Array.from({ length: 40 }, (_, place) => `docs-ui-invoice--state-${place}`);
const nameOf = ({ mode, direction }: { mode: string; direction: string }) => `${mode} ${direction}`;

test('each story is looked at in both modes and in both directions', () => {
  for (const looks of ids.map((id) => chooseLooks(id))) {
    expect(looks).toHaveLength(2);
    expect(new Set(looks.map(({ mode }) => mode)).size).toBe(2);
    expect(new Set(looks.map(({ direction }) => direction)).size).toBe(2);
  }
});

test('the stories together are looked at in each mode in each direction', () => {
  expect(new Set(ids.flatMap((id) => chooseLooks(id).map(nameOf))).size).toBe(4);
});

test('the long run looks at each story in each mode, direction, density and language', () => {
  for (const looks of ids.map((id) => chooseLooks(id, true))) {
    const names = looks.flatMap(({ mode, direction, density, language }) =>
      density && language ? [[mode, direction, density, language].join()] : [],
    );
    expect(new Set(names).size).toBe(16);
    const others = ['contrast', 'motion', 'text', 'width', 'forcedColors'];
    expect(others.filter((name) => !looks.some((look) => name in look))).toEqual([]);
  }
});

test('merged test files leave out what is not asked for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const title of ['Docs UI/Code/CodeBlock', 'Docs UI/Code/CodeTabs', 'Pages/Home'])
    writeFileSync(
      join(folder, `${title.replaceAll('/', '-')}.test.js`),
      `// a test\ndescribe("${title}", () => {});\n`,
    );
  mergeTests(folder, 2, ['Code/CodeTabs', 'Pages']);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const titles = texts.flatMap((text) => /(?<=describe\(")[^"]*/.exec(text) ?? []);
  expect(titles.toSorted()).toEqual(['Docs UI/Code/CodeTabs', 'Pages/Home']);
});

test('merged test files hold every test once, in files of about one size', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [place, id] of ids.entries())
    writeFileSync(join(folder, `${id}.test.js`), `test(${place});`);
  mergeTests(folder, 3);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts).toHaveLength(3);
  const found = texts.map((text) =>
    [...text.matchAll(/test\((\d+)\)/g)].map(([, place]) => Number(place)),
  );
  expect(found.flat().toSorted((a, b) => a - b)).toEqual(ids.map((_, place) => place));
  for (const { length } of found) expect(length).toBeGreaterThan(9);
});
