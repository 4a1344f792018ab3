import { expect, test } from 'vitest';
import { measureImports, readStats } from './importGraph.ts';

const module = (name: string, ...importers: string[]) => ({
  name,
  reasons: importers.map((moduleName) => ({ moduleName })),
});

test('readStats lists the files of the project that each file imports', () => {
  const modules = [
    module('./src/code/index.ts', './stories/code.stories.tsx'),
    module('./src/code/CodeBlock.tsx', './src/code/index.ts', './src/prose/Prose.tsx'),
    module('./src/code/code.css?inline', './src/code/CodeBlock.tsx'),
    module('./node_modules/react/index.js', './src/code/CodeBlock.tsx'),
    module('./../other/index.js', './src/code/CodeBlock.tsx'),
    module('/virtual:/@storybook/builder-vite/vite-app.js', './iframe.html'),
  ];
  expect(Object.fromEntries(readStats(JSON.stringify({ modules })))).toEqual({
    'stories/code.stories.tsx': ['src/code/index.ts'],
    'src/code/index.ts': ['src/code/CodeBlock.tsx'],
    'src/prose/Prose.tsx': ['src/code/CodeBlock.tsx'],
    'src/code/CodeBlock.tsx': ['src/code/code.css'],
    'src/code/code.css': [],
  });
});

test('measureImports follows indirect and circular imports, and counts the shortest way', () => {
  const graph = { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts', 'a.ts', 'e.ts'], 'd.ts': ['a.ts'] };
  expect([...measureImports(['a.ts'], graph)]).toEqual([
    ['a.ts', 0],
    ['b.ts', 1],
    ['c.ts', 1],
    ['e.ts', 2],
  ]);
});
