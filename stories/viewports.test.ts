import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { viewports } from '../.storybook/toolbar/viewports.ts';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { ROOT } from '../docs-app/node/paths.ts';

const FILES =
  '{stories,docs-app/products/*/pages,docs-app/fixtures/products/*/pages}/**/*.stories.tsx';
const VIEWPORT = /\bviewport: \{\s*value: '(\w+)'/g;

// Storybook ignores an unknown viewport, so a story for phones would be as wide as a desktop.
test('uses only toolbar viewports in story files', () => {
  const unknown = globFiles(FILES, ROOT).flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return Array.from(text.matchAll(VIEWPORT), ([, name = '']) => ({ file, name })).filter(
      ({ name }) => !Object.hasOwn(viewports, name),
    );
  });
  expect(unknown).toEqual([]);
});
