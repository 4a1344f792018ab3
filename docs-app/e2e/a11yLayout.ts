import type { Page } from 'playwright';

/** Lists targets under 24 px whose 24 px circle overlaps another target (WCAG 2.5.8). */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SIZE = 24;
    const targets = [
      ...document.querySelectorAll('a[href], button, summary, select, input, [role="tab"]'),
    ]
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .filter((element) => !element.matches('[href="#docs-main"], [inert] *'))
      // Skips links inside a sentence, which WCAG 2.5.8 exempts.
      .filter((element) => {
        const isInline = getComputedStyle(element).display === 'inline';
        const block = element.closest('p, li, td, dd, dt, th, h1, h2, h3, h4') ?? element;
        return !(isInline && block.textContent.trim() !== element.textContent.trim());
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ box }: (typeof targets)[number]) =>
      Math.round(box.width) < SIZE || Math.round(box.height) < SIZE;
    const isNear = (target: DOMRect, other: DOMRect, isOtherSmall: boolean) => {
      const x = target.x + target.width / 2;
      const y = target.y + target.height / 2;
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
          (neighbor) =>
            neighbor !== small &&
            !neighbor.element.contains(small.element) &&
            !small.element.contains(neighbor.element) &&
            isNear(small.box, neighbor.box, isSmall(neighbor)),
        ),
      )
      .map(
        ({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 110)}`,
      );
  });
}

/** Lists elements that clip overflowing text. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.textContent !== '')
      // Pictures of components are cropped on purpose.
      .filter((element) => !element.closest('[inert]'))
      .filter((element) => {
        const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
        // Visually hidden text for screen readers is clipped on purpose.
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

/** Returns the horizontal overflow of the page in pixels. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
