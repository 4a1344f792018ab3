import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractFunctionApis } from '../../../build/api/extractFunctionApis.ts';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('material-ui', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@mui/material', '@mui/lab'],
    atLeast: { hooks: 10, utilities: 20 },
  });
});

test('ignores functions of other packages, unstable functions and UtilityClass functions', async () => {
  const { apis } = await extractFunctionApis({ productDir, names: ['@mui/material'] });
  const names = apis.map(({ name }) => name);
  expect(names).not.toContain('alpha');
  expect(names.filter((name) => /^unstable|UtilityClass/.test(name))).toEqual([]);
});
