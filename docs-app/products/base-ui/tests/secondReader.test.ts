import { join } from 'node:path';
import { testSecondReader } from '../../../build/api-checks/testSecondReader.ts';

testSecondReader(join(import.meta.dirname, '..'), ['Button', 'Input', 'Tabs']);
