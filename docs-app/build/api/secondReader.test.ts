import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { compareWithSecondReader } from '../api-checks/secondReader.ts';
import { discoverComponents } from './locateComponents.ts';

describe.for([
  ['harbor', '@fixtures/harbor-ui'],
  ['dock', '@fixtures/dock-ui'],
] as const)('react-docgen-typescript and %s', ([folder, packageName]) => {
  const productDir = join(FIXTURE_PRODUCTS, folder);

  test(
    'reads the same prop names, defaults, descriptions and literals as react-docgen-typescript',
    { timeout: 120_000 },
    async () => {
      const query = { packageNames: [packageName], slugs: new Set<string>() };
      const components = discoverComponents(productDir, query);
      const { names, differences } = await compareWithSecondReader(productDir, components);
      expect(names.length).toBeGreaterThan(0);
      expect(names.toSorted()).toEqual(components);
      expect(differences).toEqual([]);
    },
  );
});
