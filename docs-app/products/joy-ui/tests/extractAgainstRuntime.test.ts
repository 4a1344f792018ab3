import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('joy-ui', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^Mui-/,
    atLeast: { components: 81, checkedProps: 850, plainDefaults: 420 },
    replaceable: ['component', 'slots', 'slotProps'],
    otherwiseRequired: {
      'Tooltip.title': 'a `ReactNode` may be undefined',
    },
  });
});
