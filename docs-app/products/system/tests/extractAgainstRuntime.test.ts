import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('system', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^Mui-/,
    atLeast: { components: 6, checkedProps: 25, plainDefaults: 0 },
    replaceable: ['component'],
    otherwiseRequired: {
      'GlobalStyles.styles': 'styles may be undefined',
    },
  });
});
