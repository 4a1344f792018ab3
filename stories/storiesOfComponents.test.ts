import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPiece } from '../docs-app/build/stories/readPiece.ts';
import { listPieceFiles } from '../docs-app/build/stories/states.ts';
import { globFiles } from '../docs-app/node/posixPaths.ts';
import { ROOT } from '../docs-app/node/paths.ts';

const read = (pattern: string) =>
  globFiles(pattern, ROOT).map((file) => readFileSync(join(ROOT, file), 'utf8'));

/** Components that `src` exports. Providers are omitted, because they render no UI. */
const components = read('src/*/index.ts')
  .flatMap((text) => [...text.matchAll(/export \{([^}]+)\} from '\.\/\w+(?:\.styles)?\.tsx?'/g)])
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !name.endsWith('Provider'));

const stories = read('stories/**/*.stories.tsx').join('\n');

test('finds exported components such as NavTree', () => {
  expect(components).toContain('NavTree');
});

test.each(components)('finds a story of the component %s (WKB-1)', (name) => {
  expect(stories).toMatch(new RegExp(`component: ${name}\\b|<${name}\\b`));
});

test.each(listPieceFiles())('finds a state in %s (WKB-1)', (file) => {
  expect(readPiece(file, readFileSync(join(ROOT, file), 'utf8')).states).not.toEqual([]);
});
