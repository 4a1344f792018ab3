import { join } from 'node:path';
import { testSecondReader } from '../../../build/api-checks/testSecondReader.ts';
import { sampleEvery } from '../../../testing/tier.ts';

const COMPONENTS = [
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
];

testSecondReader(join(import.meta.dirname, '..'), sampleEvery(3, COMPONENTS));
