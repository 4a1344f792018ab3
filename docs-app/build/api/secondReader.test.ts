import { join } from 'node:path';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { testSecondReader } from '../api-checks/testSecondReader.ts';
import { discoverComponents } from './locateComponents.ts';

for (const folder of ['harbor', 'dock']) {
  const productDir = join(FIXTURE_PRODUCTS, folder);
  const query = { packageNames: [`@fixtures/${folder}-ui`], slugs: new Set<string>() };
  testSecondReader(productDir, discoverComponents(productDir, query));
}
