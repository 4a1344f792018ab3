import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '@vitrine/ui/core';
import { ROOT } from '../node/paths.ts';
import { listSources } from './checkImports.ts';

const RECORDS = ['src/internal/contentErrorCodes.ts', 'src/internal/errorCodes.ts'];

const code = listSources('{src,.storybook,docs-app}/**/*.{ts,tsx,mjs}')
  .filter((path) => !RECORDS.includes(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

test.each(Object.keys(errorCodes))(
  'source code contains the documented error code %s (ERR-4)',
  (name) => {
    expect(code.includes(`'${name}'`)).toBe(true);
  },
);
