import { expect, test } from 'vitest';
import { readSites } from './readSites.ts';

const read = (path: string, text: string) =>
  readSites({ path, text }).map(({ specifier, line, typesOnly }) => [specifier, line, typesOnly]);

test.each([
  ["import a from 'q';", false],
  ["import 'q';", false],
  ["import {} from 'q';", false],
  ["import { type A } from 'q';", true],
  ["import { type A, b } from 'q';", false],
  ["import type { A } from 'q';", true],
  ["import b = require('q');", false],
  ["import type b = require('q');", true],
  ["export * from 'q';", false],
  ["export * as a from 'q';", false],
  ["export {} from 'q';", false],
  ["export { type Z } from 'q';", true],
  ["export { type Z, y } from 'q';", false],
  ["export type * from 'q';", true],
  ["const a = await import('q');", false],
  ["type A = import('q').B;", true],
  ["let a: typeof import('q');", true],
])('reads the import of a TypeScript file: %s', (text, typesOnly) => {
  expect(read('src/a.ts', `\n${text}\n`)).toEqual([['q', 2, typesOnly]]);
});

test.each([
  ["import { a } from 'q';", 3],
  ["import 'q';", 3],
  ["import {\n  a,\n  b,\n} from 'q';", 6],
  ["export * from 'q';", 3],
  ["export { a } from 'q';", 3],
  ["export const a = <b>c</b>;\nexport { d } from 'q';", 4],
  ["import { a } from 'q';\r\n\r\nText.", 3],
  ["<Meta />\nimport 'q';", 4],
])('reads the import of an MDX file: %j', (text, line) => {
  expect(read('stories/a.mdx', `# Title\n\n${text}\n\nText.\n`)).toEqual([['q', line, false]]);
});

test.each([
  "```js\nimport a from 'q';\n\nimport b from 'q';\n```",
  'We\nimport cups and\nexport plates.',
  "Use `import a from 'q'`.",
  "  ~~~\n\n  export * from 'q';\n  ~~~",
])('ignores the text and the code fences of an MDX file: %j', (text) => {
  expect(read('stories/a.mdx', `# Title\n\n${text}\n`)).toEqual([]);
});
