import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { checkLinks, listLinks, type LinkTarget } from '../build/content/checkLinks.ts';
import { listAnchors } from '../build/routes/listAnchors.ts';
import { pages, readPage, releasePages } from './site.ts';

const all = [...pages, ...releasePages];

/** API pages, and all pages of other releases. */
export const generated = all.filter(({ kind, release }) => kind === 'api' || release !== undefined);

/** Link targets that read the ids of a page only when a link points to the page. */
const targets = all.map(({ pathname }): LinkTarget => {
  let anchors: ReadonlySet<string> | undefined;
  return {
    pathname,
    get anchors() {
      return (anchors ??= listAnchors(readPage(pathname)));
    },
  };
});

/** Checks the links of `generated` pages, also in texts of the library; throws for dead links. */
export function expectLiveLinks(): void {
  const links = generated.map(({ pathname }) => {
    const [article = ''] = /<article.*<\/article>/s.exec(readPage(pathname)) ?? [];
    return { pathname, links: listLinks(article), placeOf: () => pathname, isGenerated: true };
  });
  const extra = [{ pathname: '/workbench/' }];
  const isFile = (path: string) => existsSync(join(inject('dist'), path));
  expect(checkLinks(links, { targets: [...targets, ...extra], isFile })).toEqual([]);
}
