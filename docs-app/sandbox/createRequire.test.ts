import { expect, test } from 'vitest';
import { createRequire, type Factory } from './createRequire.ts';
import { CodeError, transpile } from './transpile.ts';

const modules = {
  react: { default: { name: 'React' }, useState: () => 1 },
  '@acme/ui/Button': { default: 'Button' },
};

function run(files: Record<string, string>) {
  const factories = new Map(
    Object.entries(files).map(([name, code]) => {
      if (name.endsWith('.css')) return [name, undefined] as const;
      const body = transpile({ name, code });
      return [name, new Function('require', 'module', 'exports', body) as Factory] as const;
    }),
  );
  return createRequire({ modules, factories })(Object.keys(files)[0] ?? '') as Record<
    string,
    unknown
  >;
}

function problemOf(files: Record<string, string>) {
  try {
    run(files);
  } catch (error) {
    if (error instanceof CodeError) return error.problem;
  }
  return undefined;
}

test('resolves default, named and namespace imports of product modules', () => {
  const exports = run({
    'A.tsx':
      "import React, { useState } from 'react';\nimport * as All from '@acme/ui/Button';\nexport default [React.name, useState(), All.default];",
  });
  expect(exports.default).toEqual(['React', 1, 'Button']);
});

test('resolves circular imports, and imports of files with or without an extension', () => {
  const exports = run({
    'A.tsx':
      "import { b } from './b';\nimport { c } from './c.ts';\nimport './a.css';\nexport const name = 'A';\nexport default () => b() + c;",
    'b.ts': "import { name } from './A';\nexport const b = () => name;",
    'c.ts': "export const c = 'C';",
    'a.css': '.a {}',
  });
  expect((exports.default as () => string)()).toBe('AC');
});

test('suggests similar product modules and demo files when an import is unknown', () => {
  expect(problemOf({ 'A.tsx': "import B from '@acme/ui/Buton';\nexport default B;" })).toEqual({
    kind: 'import',
    message: '@acme/ui/Buton',
    file: 'A.tsx',
    closest: ['@acme/ui/Button'],
  });
  const closest = problemOf({
    'A.tsx': "import { c } from './Part';\nexport default c;",
    'Parts.ts': '',
  })?.closest;
  expect(closest).toEqual(['./Parts.ts']);
});

test.each(['../secret', './toString', '__proto__', 'constructor', 'node:fs'])(
  'throws an import error when a file imports %s',
  (specifier) => {
    const code = `import x from '${specifier}';\nexport default x;`;
    expect(problemOf({ 'A.tsx': code })).toMatchObject({ kind: 'import', message: specifier });
  },
);
