import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocsError } from '../internal/DocsError.ts';
import { buildNavTree } from './buildNavTree.ts';
import type { NavEntry } from './nav.types.ts';

const TREES = Number(process.env['PROPERTY_RUNS'] ?? 200);

/** Generates trees of random shape in which every path is unique. */
const cleanTree = fc
  .array(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((groups) =>
    groups.map((pages, group): NavEntry => ({
      pathname: `/g${group}`,
      children: pages.map((depth, page) => nest(`/g${group}/p${page}`, depth)),
    })),
  );

function nest(pathname: string, depth: number): NavEntry {
  return depth === 0 ? { pathname } : { pathname, children: [nest(`${pathname}/c`, depth - 1)] };
}

function listPaths(entries: readonly NavEntry[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) => [pathname, ...listPaths(children)]);
}

test('reports no duplicate when the paths of a navigation tree are unique (NAV-26)', () => {
  fc.assert(
    fc.property(cleanTree, (entries) => {
      expect(() => buildNavTree(entries)).not.toThrow();
    }),
    { numRuns: TREES, seed: 26 },
  );
});

test('lists every duplicate path with its positions in the navigation tree (NAV-26)', () => {
  const seeded = cleanTree.chain((entries) =>
    fc
      .uniqueArray(fc.constantFrom(...listPaths(entries)), { minLength: 1, maxLength: 4 })
      .map((twice) => ({ entries, twice })),
  );
  fc.assert(
    fc.property(seeded, ({ entries, twice }) => {
      const again = twice.map((pathname, index) => ({
        pathname: index % 2 === 0 ? `${pathname}/` : pathname,
      }));
      const error = catchError(() => buildNavTree([...entries, ...again]));
      expect(error?.code).toBe('nav/duplicate-pathname');
      for (const [index, pathname] of twice.entries()) {
        const place = `nav[${entries.length + index}]`;
        expect(error?.message).toContain(`"${pathname}" appears at nav[`);
        expect(error?.message).toContain(place);
      }
    }),
    { numRuns: TREES, seed: 26 },
  );
});

function catchError(run: () => void): DocsError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof DocsError ? error : undefined;
  }
}
