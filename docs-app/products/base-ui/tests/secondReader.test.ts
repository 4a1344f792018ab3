import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareWithSecondReader } from '../../../build/api-checks/secondReader.ts';

const productDir = join(import.meta.dirname, '..');

const COMPONENTS = ['Button', 'Input', 'Tabs'];

describe('react-docgen-typescript and base-ui', () => {
  test(
    'reads the same prop names, defaults, descriptions and literals as react-docgen-typescript',
    { timeout: 120_000 },
    async () => {
      const { names, differences } = await compareWithSecondReader(productDir, COMPONENTS);
      expect(names.toSorted()).toEqual(COMPONENTS.toSorted());
      expect(differences).toEqual([]);
    },
  );
});

test('the comparison with react-docgen-typescript covers 3 components', () => {
  expect(new Set(COMPONENTS).size).toBe(3);
});
