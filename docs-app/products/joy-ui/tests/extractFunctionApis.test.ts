import { join } from 'node:path';
import { describe } from 'vitest';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('joy-ui', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@mui/joy'],
    atLeast: { hooks: 3, utilities: 5 },
  });
});
