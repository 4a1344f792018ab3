import { expect, test } from 'vitest';
import { checkLinks, listLinks, type LinkTarget } from '../build/content/checkLinks.ts';
import { listAnchors } from '../build/routes/listAnchors.ts';
import { pages, readPage, releasePages } from './site.ts';

const all = [...pages, ...releasePages];

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

test('has no dead link on generated pages, including texts from libraries (FAULT C4)', () => {
  const generated = all.filter(({ kind, release }) => kind === 'api' || release !== undefined);
  expect(generated.length).toBeGreaterThan(300);
  const links = generated.map(({ pathname }) => {
    const [article = ''] = /<article.*<\/article>/s.exec(readPage(pathname)) ?? [];
    return { pathname, links: listLinks(article), placeOf: () => pathname, isGenerated: true };
  });
  const extra = [{ pathname: '/workbench/' }];
  expect(checkLinks(links, { targets: [...targets, ...extra] })).toEqual([]);
});
