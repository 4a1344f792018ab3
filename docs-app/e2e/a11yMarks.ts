import type { Page } from 'playwright';

/** Lists what is chosen and drawn like its neighbours that are not: current links, pressed buttons, selected tabs, checked boxes. */
export function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOOKS = [
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
      // An input that is drawn by others has its mark there.
      const isDrawn = element instanceof HTMLInputElement && element.parentElement !== null;
      const marked = isDrawn ? element.parentElement : element;
      return [marked, ...marked.querySelectorAll('*')]
        .flatMap((part) => ['', '::before', '::after'].map((one) => getComputedStyle(part, one)))
        .map((style) => LOOKS.map((look) => style[look as 'color']).join())
        .join('|');
    };
    /** Finds what is as the element, but not chosen, in the smallest group that has one. */
    const findNeighbour = (element: Element, selector: string): Element | undefined => {
      for (let group = element.parentElement; group; group = group.parentElement) {
        const others = [...group.querySelectorAll(selector)];
        const found = others.find(
          (other) =>
            other.getClientRects().length > 0 &&
            other.tagName === element.tagName &&
            other.querySelectorAll('*').length === element.querySelectorAll('*').length,
        );
        if (found) return found;
      }
      return undefined;
    };
    return STATES.flatMap(([chosen, other]) =>
      [...document.querySelectorAll(chosen)].flatMap((element) => {
        if (element.getClientRects().length === 0) return [];
        const neighbour = findNeighbour(element, other);
        if (!neighbour || read(neighbour) !== read(element)) return [];
        return [element.outerHTML.slice(0, 160)];
      }),
    );
  });
}
