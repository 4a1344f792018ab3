import { join } from 'node:path';
import { describe } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { testFunctionApis } from '../api-checks/testFunctionApis.ts';

describe('dock', () => {
  testFunctionApis({
    productDir: join(FIXTURE_PRODUCTS, 'dock'),
    packageNames: ['@fixtures/dock-ui'],
    atLeast: { hooks: 1, utilities: 0 },
  });
});
