import { join } from 'node:path';
import { testSecondReader } from '../../../build/api-checks/testSecondReader.ts';

testSecondReader(join(import.meta.dirname, '..'), [
  'Accordion',
  'Alert',
  'Autocomplete',
  'Button',
  'Dialog',
  'Rating',
  'Slider',
  'Stack',
  'Table',
  'Tabs',
  'TextField',
  'Tooltip',
]);
