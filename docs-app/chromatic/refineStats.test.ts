import { describe, expect, test } from 'vitest';
import { readModule } from './readModule.ts';
import { refineStats, type StatsModule } from './refineStats.ts';

const sources: Readonly<Record<string, string>> = {
  './src/index.ts': "export * from './code/index.ts';\nexport * from './nav/index.ts';",
  './src/code/index.ts':
    "export { CodeBlock, type Props } from './CodeBlock.tsx';\nexport * from './constants.ts';",
  './src/nav/index.ts':
    "export { default as NavTree } from './NavTree.tsx';\nexport * as icons from './icons.ts';",
  './src/code/CodeBlock.tsx': 'export function CodeBlock() {}',
  './src/code/constants.ts': 'export const LIMIT = 1, { lines: [COUNT] } = { lines: [2] };',
  './src/nav/NavTree.tsx': "import { LIMIT } from '../code/index.ts';\nexport default LIMIT;",
  './src/nav/icons.ts': 'const icon = 1;\nexport { icon as arrow };',
};

/** Reasons of each module after the barrels are looked through, where a story imports something. */
function refine(story: string, { name = './stories/A.stories.tsx', impure = '' } = {}) {
  const texts = { ...sources, [name]: story };
  const importers: Readonly<Record<string, readonly string[]>> = {
    './src/index.ts': [name],
    './src/code/index.ts': ['./src/index.ts', './src/nav/NavTree.tsx'],
    './src/nav/index.ts': ['./src/index.ts'],
    './src/code/CodeBlock.tsx': ['./src/code/index.ts'],
    './src/code/constants.ts': ['./src/code/index.ts'],
    './src/nav/NavTree.tsx': ['./src/nav/index.ts'],
    './src/nav/icons.ts': ['./src/nav/index.ts'],
  };
  const modules = Object.entries(importers).map(([id, reasons]): StatsModule => ({
    ...{ id, name: id, reasons: reasons.map((moduleName) => ({ moduleName })) },
  }));
  const refined = refineStats(modules, {
    readText: (path) => texts[path],
    entries: new Map([['@vitrine/ui', './src/index.ts']]),
    isPure: (path) => path.startsWith('./src/') && path !== impure,
  });
  return Object.fromEntries(
    refined.map(({ name: module, reasons = [] }) => [
      module.replace(/^.*\//, ''),
      reasons.map(({ moduleName }) => moduleName.replace(/^.*\//, '')),
    ]),
  );
}

describe('WKB-5: TurboSnap looks through modules that only pass names on', () => {
  test('who takes a name depends on the module that has it, and on no other', () => {
    expect(refine("import { CodeBlock } from '@vitrine/ui';")).toMatchObject({
      ...{ 'CodeBlock.tsx': ['A.stories.tsx'], 'NavTree.tsx': [], 'icons.ts': [] },
      'constants.ts': ['NavTree.tsx'],
    });
  });

  test.each([
    ['a name of a star', "import { COUNT } from '@vitrine/ui';", 'constants.ts'],
    ['a renamed default', "import { NavTree as Tree } from '../src/nav/index.ts';", 'NavTree.tsx'],
    ['a module as a name', "import { icons } from '@vitrine/ui';", 'icons.ts'],
    ['a name that is passed on', "export { CodeBlock } from '@vitrine/ui';", 'CodeBlock.tsx'],
  ])('%s is found', (_what, story, module) => {
    expect(refine(story)[module]).toContain('A.stories.tsx');
  });

  test.each([
    ['everything', "import * as ui from '@vitrine/ui';"],
    ['a module that is loaded later', "const later = () => import('@vitrine/ui');"],
    ['a name that nobody has', "import { missing } from '@vitrine/ui';"],
    ['what cannot be read', 'require("@vitrine/ui");'],
  ])('%s depends on all', (_what, story) => {
    const { 'CodeBlock.tsx': block, 'NavTree.tsx': tree, 'icons.ts': icons } = refine(story);
    expect([block, tree, icons]).toEqual(Array(3).fill(['A.stories.tsx']));
  });

  test('types alone make nothing depend', () => {
    const story = "import { type Props, NavTree } from '@vitrine/ui';";
    expect(refine(story)).toMatchObject({ 'CodeBlock.tsx': [], 'NavTree.tsx': ['A.stories.tsx'] });
  });

  test('a page in MDX is read, too', () => {
    const page = "import {\n  CodeBlock,\n} from '@vitrine/ui';\n\n# Title { not: code }";
    const refined = refine(page, { name: './stories/Page.mdx' });
    expect(refined).toMatchObject({ 'CodeBlock.tsx': ['Page.mdx'], 'NavTree.tsx': [] });
  });

  test('a changed barrel still affects all who import it', () => {
    const refined = refine("import { CodeBlock } from '@vitrine/ui';");
    expect(refined['index.ts']).toEqual(['index.ts']);
    expect(refine('')['index.ts']).toEqual(['index.ts']);
  });

  test('a module that works when it is loaded keeps all who load it', () => {
    const options = { impure: './src/nav/icons.ts' };
    const refined = refine("import { CodeBlock } from '@vitrine/ui';", options);
    expect(refined['icons.ts']).toEqual(['index.ts']);
  });

  test('a module that does more than pass names on is no barrel', () => {
    expect(readModule('a.ts', "export * from './b.ts';").isBarrel).toBe(true);
    expect(readModule('a.ts', "export * from './b.ts';\nexport const c = 1;").isBarrel).toBe(false);
    expect(readModule('a.ts', '').isBarrel).toBe(false);
  });
});
