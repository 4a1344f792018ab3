import * as React from 'react';
import { Prose, trustHtml } from '@vitrine/ui';

export interface ArticleProps {
  html: string;
  /** Called with the article's element once it is in the document; returns the cleanup. */
  onMount?: (element: HTMLElement) => () => void;
}

/** Renders an article's prerendered HTML; `onMount` adds the interactive parts. */
export const Article = React.memo(function Article({ html, onMount }: ArticleProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const trusted = React.useMemo(() => ({ __html: trustHtml(html) }), [html]);
  // Clean up before the next frame, so that a demo outside the document is never measured.
  React.useLayoutEffect(() => (ref.current ? onMount?.(ref.current) : undefined), [html, onMount]);
  // The bootstrap script may have changed attributes before hydration; keep them.
  return (
    <Prose ref={ref} data-article="" dangerouslySetInnerHTML={trusted} suppressHydrationWarning />
  );
});
