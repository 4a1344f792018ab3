import * as React from 'react';
import { useLanguage, useTranslate } from '@vitrine/ui';
import type { ArticleProps } from '../layout/Article.tsx';
import { mountIslands } from '../islands/mountIslands.ts';
import { mountApiTools } from '../widgets/mountApiTools.ts';
import { mountCodeBlocks } from '../widgets/mountCodeBlocks.ts';
import { codeStore, mountDemoCode } from '../demo/mountDemoCode.ts';
import { mountAnatomy } from '../anatomy/mountAnatomy.ts';
import '../shared/vitrineWindow.ts';

/** Mounts what speaks with the world outside, which a page that was loaded began with. */
function mountOutside(element: HTMLElement): () => void {
  const mounting = import('../third-party/thirdParty.ts').then(
    ({ mountAds }) => (element.isConnected ? mountAds(element) : () => {}),
    () => () => {},
  );
  return () => void mounting.then((unmount) => unmount());
}

/** Gives what brings an article to life, once it is in the page: its demos, and the choice of their code. */
export function useArticleMount(): NonNullable<ArticleProps['onMount']> {
  const translate = useTranslate();
  const language = useLanguage();
  return React.useCallback(
    (element) => {
      const { settings } = window.__vitrine;
      const context = { settings, code: codeStore, translate, language };
      const { ready, unmount } = mountIslands(element, context);
      const unmounts = [
        mountDemoCode(element),
        mountCodeBlocks(element),
        mountApiTools(element),
        mountAnatomy(element, context),
        mountOutside(element),
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
