import type { Page } from 'playwright';

/** Lists current, pressed, selected and checked elements that look like an unselected neighbor. */
export function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const STYLES = [
      ...['color', 'backgroundColor', 'borderColor', 'borderWidth', 'borderStyle'],
      ...['outlineStyle', 'outlineColor', 'textDecorationLine', 'fontWeight', 'content', 'fill'],
      ...['transform', 'opacity', 'visibility', 'display'],
    ] as const;
    const STATES = [
      ['[aria-current]:not([aria-current="false"])', 'a:not([aria-current])'],
      ['[aria-pressed="true"]', '[aria-pressed="false"]'],
      ['[aria-selected="true"]', '[aria-selected="false"]'],
      ['[aria-checked="true"]', '[aria-checked="false"]'],
      ['input:checked', 'input:is([type=checkbox],[type=radio]):not(:checked)'],
    ] as const;
    const read = (element: Element): string => {
      // A custom input is drawn by the elements around it.
      const isDrawn = element instanceof HTMLInputElement && element.parentElement !== null;
      const marked = isDrawn ? element.parentElement : element;
      return [marked, ...marked.querySelectorAll('*')]
        .flatMap((part) =>
          ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
        )
        .map((style) => STYLES.map((property) => style[property as 'color']).join())
        .join('|');
    };
    /** Finds the nearest unselected element with the same tag and number of descendants. */
    const findNeighbor = (element: Element, selector: string): Element | undefined => {
      for (let group = element.parentElement; group; group = group.parentElement) {
        const candidates = [...group.querySelectorAll(selector)];
        const match = candidates.find(
          (candidate) =>
            candidate.getClientRects().length > 0 &&
            candidate.tagName === element.tagName &&
            candidate.querySelectorAll('*').length === element.querySelectorAll('*').length,
        );
        if (match) return match;
      }
      return undefined;
    };
    return STATES.flatMap(([selected, unselected]) =>
      [...document.querySelectorAll(selected)].flatMap((element) => {
        if (element.getClientRects().length === 0) return [];
        const neighbor = findNeighbor(element, unselected);
        if (!neighbor || read(neighbor) !== read(element)) return [];
        return [element.outerHTML.slice(0, 160)];
      }),
    );
  });
}
