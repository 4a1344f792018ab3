import * as React from 'react';
import { Prose, trustHtml } from '@vitrine/ui';
import type { PageDemos } from '../../model/page.types.ts';

export interface ArticleProps {
  html: string;
  /** Whether the article needs prose styles; API pages have separate styles. */
  isProse: boolean;
  demos?: PageDemos | undefined;
  /** Called with the article's element once it is in the document; returns the cleanup. */
  onMount?: (element: HTMLElement, demos: PageDemos) => () => void;
}

/** Renders an article's prerendered HTML; `onMount` adds the interactive parts. */
export const Article = React.memo(function Article(props: ArticleProps) {
  const { html, isProse, demos = {}, onMount } = props;
  const ref = React.useRef<HTMLDivElement>(null);
  const trusted = React.useMemo(() => ({ __html: trustHtml(html) }), [html]);
  const mount = React.useEffectEvent(() =>
    ref.current ? onMount?.(ref.current, demos) : undefined,
  );
  // Clean up before the next frame, so that a demo outside the document is never measured.
  React.useLayoutEffect(() => mount(), [html, onMount]);
  const Root = isProse ? Prose : 'div';
  // The bootstrap script may have changed attributes before hydration; keep them.
  return (
    <Root ref={ref} data-article="" dangerouslySetInnerHTML={trusted} suppressHydrationWarning />
  );
});
