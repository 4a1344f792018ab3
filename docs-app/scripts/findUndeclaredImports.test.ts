import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../node/paths.ts';
import { globFiles } from '../node/posixPaths.ts';
import { findUndeclaredImports, readManifests } from './findUndeclaredImports.ts';

const manifests = new Map([
  ['.', ['shop', 'yaml', 'vitest', '@types/mdast', '@acme/ui']],
  ['src', ['@acme/ui', 'zod', 'react']],
  ['docs-app/products/acme', ['@acme/docs', '@acme/tabs', 'react']],
]);
const TABS = 'docs-app/products/acme/pages/tabs';

describe('findUndeclaredImports', () => {
  test.each([
    ['docs-app/build/x.ts', 'to-hast', 'package.json'],
    ['docs-app/build/x.ts', 'zod/v4', 'package.json'],
    ['src/nav/x.ts', 'yaml', 'src/package.json'],
    ['src/nav/useX.test.ts', 'csv', 'src/package.json'],
    [`${TABS}/demos/Tabs/system.tsx`, 'yaml', 'docs-app/products/acme/package.json'],
    [`${TABS}/tabs.stories.tsx`, '@acme/menu/x', 'docs-app/products/acme/package.json'],
  ])('reports an undeclared import when %s imports %s (FAULT A7)', (path, specifier, manifest) => {
    const text = `\nconst load = () => import('${specifier}');`;
    expect(findUndeclaredImports([{ path, text }], manifests)).toEqual([
      `${path}:2 imports "${specifier}", which ${manifest} does not declare`,
    ]);
  });

  test.each([
    ['docs-app/build/x.ts', "import 'node:fs'; import 'path'; import './y.ts'; import 'yaml';"],
    ['docs-app/build/x.ts', "import type { Root } from 'mdast'; import 'virtual:coverage';"],
    ['src/nav/x.ts', "export { z } from 'zod/v4'; import '@acme/ui/core';"],
    ['src/nav/x.test.ts', "import { test } from 'vitest';"],
    [`${TABS}/demos/Tabs/system.tsx`, "import { Tab } from '@acme/tabs/Tab';"],
    [`${TABS}/tabs.stories.tsx`, "import 'vitest'; import 'react';"],
    [`${TABS}/page.mdx`, "```tsx\nimport a from 'a';\n```\n\n  ~~~js\nimport b from 'b';\n  ~~~"],
  ])('reports no undeclared import when %s contains %s (FAULT A7)', (path, text) => {
    expect(findUndeclaredImports([{ path, text }], manifests)).toEqual([]);
  });

  test('reports an undeclared import in MDX outside of code fences (FAULT A7)', () => {
    const text = "```tsx\nimport a from 'a';\n```\nimport b from 'b';";
    expect(findUndeclaredImports([{ path: `${TABS}/page.mdx`, text }], manifests)).toEqual([
      `${TABS}/page.mdx:4 imports "b", which docs-app/products/acme/package.json does not declare`,
    ]);
  });

  test('readManifests reads the package.json of library, site and products (FAULT A7)', () => {
    const folders = [...readManifests(ROOT).keys()];
    expect(folders).toEqual(
      expect.arrayContaining(['.', 'src', 'docs-app/app', 'docs-app/fixtures/products/plain']),
    );
    const products = globFiles('docs-app/products/*/package.json', ROOT).map(posix.dirname);
    expect(products.filter((folder) => !folders.includes(folder))).toEqual([]);
    expect(readManifests(ROOT).get('.')).toContain('yaml');
  });
});
