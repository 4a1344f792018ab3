import { join } from 'node:path';
import { describe } from 'vitest';
import { testFunctionApis } from '../../../build/api-checks/testFunctionApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('x', () => {
  testFunctionApis({
    productDir,
    packageNames: ['@mui/x-data-grid', '@mui/x-date-pickers'],
    atLeast: { hooks: 15, utilities: 100 },
  });
});
