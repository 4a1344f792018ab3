import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { globFiles } from '../node/posixPaths.ts';
import { ROOT } from '../node/paths.ts';

const configSchema = z.object({
  references: z.array(z.object({ path: z.string() })).default([]),
});

function listReferences(file: string): string[] {
  const { references } = configSchema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
  return references.map(({ path }) => {
    const target = posix.join(posix.dirname(file), path);
    return target.endsWith('.json') ? target : `${target}/tsconfig.json`;
  });
}

test('tsc --build checks every TypeScript project', () => {
  const projects = globFiles(
    '{src,.storybook,docs-app,docs-app/*,docs-app/{,fixtures/}products/*}/tsconfig*.json',
    ROOT,
  );
  expect(listReferences('tsconfig.json').toSorted()).toEqual(projects.toSorted());
});
