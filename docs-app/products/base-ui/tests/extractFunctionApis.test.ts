import { join } from 'node:path';
import { describe } from 'vitest';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('base-ui', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@mui/base'],
    atLeast: { hooks: 20, utilities: 8 },
  });
});
