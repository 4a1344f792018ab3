import { join } from 'node:path';
import { describe } from 'vitest';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('toolpad', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@toolpad/core'],
    atLeast: { hooks: 5, utilities: 0 },
  });
});
