import * as React from 'react';

/** Outlines what a selector finds, wherever on the page: a part may stand in a layer above the rest. */
export function useOutline(selector: string | undefined): void {
  React.useLayoutEffect(() => {
    if (selector === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `:is(${selector}) { outline: 2px dashed var(--docs-palette-error-main) !important; outline-offset: 1px !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
      document.adoptedStyleSheets = others;
    };
  }, [selector]);
}
