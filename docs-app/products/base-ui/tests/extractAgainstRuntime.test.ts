import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('base-ui', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^base--/,
    atLeast: { components: 30, checkedProps: 100, plainDefaults: 10 },
    replaceable: ['component', 'slots', 'slotProps'],
    otherwiseRequired: {
      'Dropdown.children': 'a `ReactNode` may be undefined',
      'FocusTrap.children': 'the PropTypes do not require the element',
    },
    undeclared: {
      'CssTransition.lastTransitionedPropertyOnEnter': 'missing in the types of the release',
    },
  });
});
