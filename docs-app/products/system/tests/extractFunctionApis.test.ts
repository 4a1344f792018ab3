import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { extractFunctionApis } from '../../../build/api/extractFunctionApis.ts';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('system', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@mui/system'],
    atLeast: { hooks: 4, utilities: 75 },
  });
});

test('reads the parameters and the return type of the function `alpha`', async () => {
  const { apis } = await extractFunctionApis({ productDir, names: ['@mui/system'] });
  expect(apis.find(({ name }) => name === 'alpha')).toMatchObject({
    slug: 'alpha',
    imports: ["import { alpha } from '@mui/system';"],
    parameters: [
      { name: 'color', type: 'string', required: true },
      { name: 'value', type: 'number', required: true },
    ],
    returnType: 'string',
  });
});
