import * as React from 'react';
import { Prose, trustHtml } from '@vitrine/ui';

export interface ArticleProps {
  html: string;
  /** Called with the element that holds the text, after it was placed; returns its clean-up. */
  onMount?: (element: HTMLElement) => () => void;
}

/** Shows an article's prerendered HTML; what moves in it is mounted on it. */
export const Article = React.memo(function Article({ html, onMount }: ArticleProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const trusted = React.useMemo(() => ({ __html: trustHtml(html) }), [html]);
  // Before the next frame: a demo that is gone from the page must not be measured.
  React.useLayoutEffect(() => (ref.current ? onMount?.(ref.current) : undefined), [html, onMount]);
  // What the first script touched before hydration, such as a copied mark, is right as it is.
  return (
    <Prose ref={ref} data-article="" dangerouslySetInnerHTML={trusted} suppressHydrationWarning />
  );
});
