import { join } from 'node:path';
import { describe } from 'vitest';
import { readDocumentedApis } from '../../../build/api-checks/readDocumented.ts';
import { testComponentApis } from '../../../build/api-checks/testComponentApis.ts';

const productDir = join(import.meta.dirname, '..');

describe('material-ui', () => {
  testComponentApis({
    productDir,
    read: () => readDocumentedApis(productDir),
    stateClass: /^Mui-/,
    atLeast: { components: 141, checkedProps: 1400, plainDefaults: 500 },
    replaceable: ['component'],
    hasDefaultExports: true,
    otherwiseRequired: {
      'CardMedia.children': 'required only without `image`, `src` and `component`',
      'FormControlLabel.label': 'a `ReactNode` may be undefined',
      'GlobalStyles.styles': 'styles may be undefined',
      'MobileStepper.backButton': 'a `ReactNode` may be undefined',
      'MobileStepper.nextButton': 'a `ReactNode` may be undefined',
      'StepIcon.icon': 'a `ReactNode` may be undefined',
      'Tooltip.title': 'a `ReactNode` may be undefined',
    },
    sharedClasses: { SwipeableDrawer: 'drawerClasses' },
  });
});
