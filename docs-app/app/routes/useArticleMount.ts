import * as React from 'react';
import { installApiTools, showSettings, useLanguage, useTranslate } from '@vitrine/ui';
import type { ArticleProps } from '../layout/Article.tsx';
import { mountIslands } from '../islands/mountIslands.ts';
import { mountCodeBlocks } from '../widgets/mountCodeBlocks.ts';
import { codeStore, mountDemoCode } from '../demo/mountDemoCode.ts';
import { mountAnatomy } from '../anatomy/mountAnatomy.ts';
import { mountIconSearch } from '../icons/mountIconSearch.ts';
import '../shared/vitrineWindow.ts';

/** Mounts the ads of an article; skips ads that were mounted when the document loaded. */
function mountThirdParty(element: HTMLElement): () => void {
  const mounting = import('../third-party/thirdParty.ts').then(
    ({ mountAds }) => (element.isConnected ? mountAds(element) : () => {}),
    () => () => {},
  );
  return () => void mounting.then((unmount) => unmount());
}

/** Returns the callback that mounts an article's demos, code choices, tools and ads. */
export function useArticleMount(): NonNullable<ArticleProps['onMount']> {
  const translate = useTranslate();
  const language = useLanguage();
  return React.useCallback(
    (element, demos) => {
      const { settings } = window.__vitrine;
      // The bootstrap script has shown the settings only in the article of the loaded document.
      showSettings(element, settings.get());
      const context = { settings, code: codeStore, translate, language, demos };
      const { ready, unmount } = mountIslands(element, context);
      const unmounts = [
        mountDemoCode(element),
        mountCodeBlocks(element),
        installApiTools({ root: element }),
        mountAnatomy(element, context),
        mountIconSearch(element, context),
        mountThirdParty(element),
        unmount,
      ];
      void ready.then(() => (window.__vitrine.hydrated = true));
      return () => {
        for (const end of unmounts) end();
      };
    },
    [translate, language],
  );
}
