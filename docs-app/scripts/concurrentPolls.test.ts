import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { globFiles } from '../node/posixPaths.ts';
import { ROOT } from '../node/paths.ts';

/** Lists the lines of concurrent tests that call `expect.poll` of the module. */
function listGlobalPolls(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  file.forEachChild(function visit(node: ts.Node, isConcurrent = false): void {
    if (ts.isArrowFunction(node) && node.parameters.some((one) => /\bexpect\b/.test(one.getText())))
      return;
    const callee = ts.isCallExpression(node) ? node.expression.getText() : '';
    if (isConcurrent && callee === 'expect.poll')
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    const isInside = isConcurrent || /^(?:describe|test)\.concurrent\b/.test(callee);
    node.forEachChild((child) => visit(child, isInside));
  });
  return found;
}

test('concurrent tests poll with the expect of their context, which Vitest never loses', () => {
  const paths = globFiles('docs-app/{,products/*/}e2e/**/*.ts', ROOT);
  const found = paths.flatMap((path) =>
    listGlobalPolls(path, readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('finds a poll of the module in a concurrent test', () => {
  const poll = 'await expect.poll(read).toBe(1);';
  const source = [
    `describe.concurrent('a', () => {`,
    `test('b', async () => { ${poll} });`,
    `test('c', async ({ expect }) => { ${poll} });`,
    `});`,
    `test('d', async () => { ${poll} });`,
  ].join('\n');
  expect(listGlobalPolls('a.test.ts', source)).toEqual(['a.test.ts:2']);
});
