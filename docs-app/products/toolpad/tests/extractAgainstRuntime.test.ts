import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('toolpad', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^Mui-/,
    atLeast: { components: 10, checkedProps: 40, plainDefaults: 6 },
    otherwiseRequired: {
      'AppProvider.children': 'a `ReactNode` may be undefined',
      'DashboardLayout.children': 'a `ReactNode` may be undefined',
    },
  });
});
