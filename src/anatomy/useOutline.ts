import * as React from 'react';

/**
 * Outlines all matches of a selector on the page, because a part may be in a portal.
 * Returns whether matches exist but all are hidden, so that no outline is visible.
 */
export function useOutline(selector: string | undefined): boolean {
  React.useLayoutEffect(() => {
    if (selector === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(${selector}) { outline: 2px dashed var(--docs-palette-error-main) !important; outline-offset: 1px !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      const otherSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      document.adoptedStyleSheets = otherSheets;
    };
  }, [selector]);
  return React.useSyncExternalStore(
    observeElements,
    () => selector !== undefined && hidesAll(selector),
    () => false,
  );
}

/** Calls `onChange` when elements of the page are added, removed, shown or hidden. */
function observeElements(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    ...{ subtree: true, childList: true },
    attributeFilter: ['class', 'hidden'],
  });
  return () => observer.disconnect();
}

/** Returns whether the visible demo or a portal renders matches, all of them hidden. */
function hidesAll(selector: string): boolean {
  const matches = [...document.querySelectorAll(`:is(${selector}):not(figure[hidden] *)`)];
  return matches.length > 0 && !matches.some((element) => element.checkVisibility());
}
