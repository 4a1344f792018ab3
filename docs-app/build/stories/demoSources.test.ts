import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addDemoSources, listStoryDemos } from './demoSources.ts';

function createPage(files: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'vitrine-stories-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), '');
  }
  return dir;
}

const code = 'export const Basic = {};\nexport const Other = {};';

test('lists the source modules by styling for each demo that has a story', () => {
  const dir = createPage(['demos/Basic/system.tsx', 'demos/Basic/css.tsx', 'demos/Gone/css.tsx']);
  const demos = listStoryDemos(join(dir, 'page.stories.tsx'), code);
  expect(demos.map(({ name }) => name)).toEqual(['Basic']);
  expect(Object.keys(demos[0]!.files)).toEqual(['MUI System', 'CSS']);
});

test('lists no demos when no story has the name of a demo', () => {
  const dir = createPage(['demos/Gone/system.tsx']);
  expect(listStoryDemos(join(dir, 'page.stories.tsx'), code)).toEqual([]);
});

test('marks a demo as framed when the page shows it in an iframe', () => {
  const dir = createPage(['demos/Basic/system.tsx', 'demos/Other/system.tsx']);
  writeFileSync(
    join(dir, 'page.mdx'),
    '---\ntitle: Basket\ndescription: A basket.\n---\n\n<Demo name="Basic" />\n\n<Demo name="Other" frame="400" />',
  );
  const demos = listStoryDemos(join(dir, 'page.stories.tsx'), code);
  expect(demos.filter(({ isFramed }) => isFramed).map(({ name }) => name)).toEqual(['Other']);
});

test('sets the layout fullscreen for the story of a demo in an iframe', () => {
  const demos = [{ name: 'Basic', files: { CSS: '/a/css.tsx' }, isFramed: true }];
  expect(addDemoSources(code, demos)).toContain(
    "Basic.parameters = { rest: true, layout: 'fullscreen', ...Basic.parameters,",
  );
});

test('adds the demo sources and the parameter `rest` to the story of a demo', () => {
  const files = { 'MUI System': '/a/system.tsx', CSS: '/a/css.tsx' };
  const demos = [{ name: 'Basic', files, isFramed: false }];
  expect(addDemoSources(code, demos)).toBe(
    [
      code,
      'import __source0 from "/a/system.tsx?raw";',
      'import __source1 from "/a/css.tsx?raw";',
      'Basic.parameters = { rest: true, ...Basic.parameters, demo: { sources: { "MUI System": __source0, "CSS": __source1 } } };',
      '',
    ].join('\n'),
  );
});
