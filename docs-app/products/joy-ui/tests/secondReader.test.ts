import { join } from 'node:path';
import { testSecondReader } from '../../../build/api-checks/testSecondReader.ts';
import { sampleEvery } from '../../../testing/tier.ts';

const COMPONENTS = ['Autocomplete', 'Button', 'Checkbox', 'Input', 'Modal', 'Select'];

testSecondReader(join(import.meta.dirname, '..'), sampleEvery(3, COMPONENTS));
