import { expect, test } from 'vitest';
import { listLostParts } from './parts.ts';
import { pages, readPage } from './site.ts';
import { visit } from './visit.ts';

/** Pages with an anatomy panel, by product. */
const byProduct = Map.groupBy(
  pages.filter(({ pathname }) => readPage(pathname).includes('<details data-parts')),
  ({ pathname }) => pathname.split('/')[1],
);

test.each([...byProduct.values()].map(([page]) => page!))(
  '$pathname: outlines a component part in a demo on hover, and shows its styling code',
  ({ pathname }) =>
    visit(async ({ page }) => {
      expect(await listLostParts(page, pathname)).toEqual([]);
    }),
);
