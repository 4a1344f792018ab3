import { describe, expect, test } from 'vitest';
import { createImportReader } from './createImportReader.ts';
import { createResolver } from './createResolver.ts';

const files: Record<string, string> = {
  'src/package.json': JSON.stringify({
    name: '@own/ui',
    exports: { '.': './index.ts' },
    sideEffects: ['./setup.ts'],
  }),
  'src/index.ts': "export * from './card/index.ts';\nexport { Menu as List } from './Menu.tsx';",
  'src/card/index.ts':
    "export { Card, type CardProps } from './Card.tsx';\nexport * from './edge.ts';",
  'src/card/Card.tsx': 'export interface CardProps {}\nexport function Card() {}',
  'src/card/edge.ts': 'export const EDGE = 1;',
  'src/Menu.tsx': "import './menu.css';\nexport const Menu = 1;",
  'src/busy.ts': "export { Menu } from './Menu.tsx';\nconsole.log('I do more than pass on');",
};

function importsOf(text: string, bundled: string[] = []) {
  const read = (path: string) => ({ ...files, 'stories/a.tsx': text })[path];
  const resolver = createResolver([{ link: 'node_modules/@own/ui', folder: 'src' }], read);
  const reader = createImportReader({
    ...resolver,
    read,
    bundled: new Map([['stories/a.tsx', bundled]]),
  });
  return reader('stories/a.tsx');
}

describe('what a file depends on', () => {
  test.each([
    ['the file that makes a name', "import { Card } from '@own/ui';", ['src/card/Card.tsx']],
    ['the file that makes a renamed one', "import { List } from '@own/ui';", ['src/Menu.tsx']],
    ['through two indexes', "import { EDGE } from '@own/ui';", ['src/card/edge.ts']],
  ])('%s, not the index that passes it on', (_name, text, expected) => {
    expect(importsOf(text, ['src/index.ts'])).toEqual([...expected, 'src/setup.ts'].sort());
  });

  test.each([
    ['a whole index', "import * as ui from '@own/ui';", ['src/index.ts']],
    [
      'an index with a name that nobody makes',
      "import { Nothing } from '@own/ui';",
      ['src/index.ts'],
    ],
    [
      'a file that does more than to pass on',
      "import { Menu } from '../src/busy.ts';",
      ['src/busy.ts'],
    ],
    [
      'a part that is loaded later',
      "const part = () => import('../src/Menu.tsx');",
      ['src/Menu.tsx'],
    ],
    ['what the build makes', "import { table } from 'virtual:table';", ['virtual:table']],
    [
      'no types',
      "import type { CardProps } from '@own/ui';\nimport { type CardProps as P } from '@own/ui';",
      [],
    ],
    ['nothing of packages of others', "import React from 'react';", []],
  ])('%s', (_name, text, expected) => {
    expect(importsOf(text)).toEqual(expected);
  });

  test('what only the bundler sees', () => {
    expect(importsOf("import { Card } from '@own/ui';", ['src/index.ts', 'src/a.css'])).toEqual([
      'src/a.css',
      'src/card/Card.tsx',
      'src/setup.ts',
    ]);
  });
});
