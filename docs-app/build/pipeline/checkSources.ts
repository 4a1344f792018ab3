import { join } from 'node:path';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { checkDictionaries } from '../content/checkDictionaries.ts';
import { listDependencies } from '../content/demoDependencies.ts';
import { readDemos } from '../content/readDemos.ts';
import { readPages, readProducts } from '../content/readProducts.ts';
import { SITE } from '../../node/paths.ts';
import { attempt, type Mistakes } from '../shared/mistakes.ts';
import type { SiteAssets, SiteServer } from '../shared/server.types.ts';

/** Checks the files that the bundles are built from, because a bundler reports only one mistake. */
export async function checkSources(productsDir: string, mistakes: Mistakes): Promise<void> {
  checkDictionaries(join(SITE, 'translations'), mistakes.report);
  for (const product of await readProducts(productsDir, mistakes)) {
    for (const page of readPages(product, mistakes)) {
      for (const demo of readDemos(page, mistakes))
        attempt(mistakes, () => listDependencies(demo, product));
    }
  }
}

const EMPTY = { html: '', css: { ids: [], text: '' } };

/** Page renderer for a build that only lists mistakes, when the bundles cannot be built. */
export const emptyServer: SiteServer = {
  runtime: { Fragment, jsx, jsxs },
  baseCss: '',
  translate: (_, key) => key,
  translateNavTitle: () => undefined,
  renderDocArticle: () => EMPTY,
  renderDemoFrame: () => EMPTY,
  renderApiArticle: () => EMPTY,
  renderApiTabArticle: () => EMPTY,
  renderAllPagesArticle: () => EMPTY,
  renderReleaseArticle: () => EMPTY,
  renderChangesArticle: () => EMPTY,
  renderGalleryArticle: () => ({ ...EMPTY, pictureCss: '', sheets: [] }),
  renderBody: () => EMPTY,
};

/** Assets for a build that only lists mistakes. */
export const noAssets: Omit<SiteAssets, 'productUrl' | 'marks'> = {
  bootstrap: '',
  modules: [],
  frameModules: [],
  thirdParty: '',
  urlOf: () => '',
  cssOf: () => [],
};
