import type { Page } from 'playwright';

/** Lists texts with a punctuation mark on the wrong side of its word; skips demos and code. */
export function listMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MARK = /(\w)([.,:;!?)…])(?=\s|$)|(?<![^\s])([.(])(\w)/g;
    const isRead = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) === true &&
      !element.closest('[data-demo-stage], pre, [dir="ltr"], script, style, [lang="ar"]');
    const boxOf = (node: Node, index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const misplaced: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isRead(node.parentElement)) continue;
      const text = node.nodeValue ?? '';
      for (const { index } of text.matchAll(MARK)) {
        const [first, second] = [boxOf(node, index), boxOf(node, index + 1)];
        const isSameLine = Math.abs(first.bottom - second.bottom) < 4;
        if (isSameLine && second.left < first.left) misplaced.push(text.trim().slice(0, 80));
      }
    }
    return misplaced;
  });
}

/** Lists article elements outside of demos with `text-align` left or start. */
export function listLeft(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article :is(h1, h2, h3, p, li, td, th)')]
      .filter((element) => element.checkVisibility() && !element.closest('[data-demo-stage]'))
      .filter((element) => /^(left|start)$/.test(getComputedStyle(element).textAlign))
      .map((element) => element.outerHTML.slice(0, 90)),
  );
}
