import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { compareWithSecondReader } from './secondReader.ts';

/** Defines the test that compares the API of components with that of react-docgen-typescript. */
export function testSecondReader(productDir: string, components: readonly string[]): void {
  test(
    `reads the same names, defaults and texts as react-docgen-typescript: ${basename(productDir)}`,
    { timeout: 120_000 },
    async () => {
      const { names, differences } = await compareWithSecondReader(productDir, components);
      expect(names.length).toBeGreaterThan(0);
      expect(names.toSorted()).toEqual(components.toSorted());
      expect(differences).toEqual([]);
    },
  );
}
