import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('x', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^Mui-/,
    atLeast: { components: 31, checkedProps: 1100, plainDefaults: 25 },
    replaceable: ['component', 'slots', 'slotProps'],
    // The date pickers have types whose names end with `SlotProps`.
    slotTypes: /\bSlotProps</,
    withInternalClasses: ['DataGrid'],
    otherwiseRequired: {
      'PickersLayout.view': 'may be null',
      'PickersLayout.wrapperVariant': 'may be null',
      'PickersSectionList.sectionListRef': 'a `Ref` may be null',
      'PickersTextField.sectionListRef': 'a `Ref` may be null',
    },
    sharedClasses: { DataGrid: 'gridClasses' },
  });
});
