import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});
const { packages } = lockSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')),
);

test('every platform package that another asks for by its exact version is in the lock file', () => {
  const missing = Object.entries(packages).flatMap(([place, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([, range]) => /^\d/.test(range))
      .map(([name]) => name)
      .filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
      )
      .map((name) => `${place} → ${name}`),
  );
  expect(missing, 'run node docs-app/scripts/completeLock.mjs').toEqual([]);
});
