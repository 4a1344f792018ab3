import * as React from 'react';

/** Outlines all matches of a selector on the page, because a part may be in a portal. */
export function useOutline(selector: string | undefined): void {
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
}
