import type { Page } from 'playwright';

/** Targets of the pointer that are smaller than 24 px and have no room of that size around them (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIZE = 24;
    const targets = [
      ...document.querySelectorAll('a[href], button, summary, select, input, [role="tab"]'),
    ]
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => !element.matches('[href="#main-content"]'))
      // A link in a sentence is as high as its line.
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        const around = element.closest('p, li, td, dd, dt, th, h1, h2, h3, h4') ?? element;
        return !(isInline && around.textContent.trim() !== element.textContent.trim());
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: (typeof targets)[number]) =>
      Math.round(box.width) < SIZE || Math.round(box.height) < SIZE;
    const isNear = (one: DOMRect, other: DOMRect, isOtherSmall: boolean) => {
      const x = one.x + one.width / 2;
      const y = one.y + one.height / 2;
      if (isOtherSmall) {
        return Math.hypot(x - other.x - other.width / 2, y - other.y - other.height / 2) < SIZE;
      }
      const dx = Math.max(other.left - x, x - other.right, 0);
      const dy = Math.max(other.top - y, y - other.bottom, 0);
      return Math.hypot(dx, dy) < SIZE / 2;
    };
    return targets
      .filter(isSmall)
      .filter((small) =>
        targets.some(
          (other) =>
            other !== small &&
            !other.element.contains(small.element) &&
            !small.element.contains(other.element) &&
            isNear(small.box, other.box, isSmall(other)),
        ),
      )
      .map(
        ({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 110)}`,
      );
  });
}

/** What cuts off its text: elements that hide what does not fit in them. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent !== '')
      .filter((element) => {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        // What is only for assistive technology is clipped on purpose.
        if (position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1))
          return false;
        const isClip = (value: string) => value === 'hidden' || value === 'clip';
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        return (
          (isClip(overflowX) && scrollWidth > clientWidth + 1) ||
          (isClip(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 110)),
  );
}

/** How far the page can be scrolled sideways. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
