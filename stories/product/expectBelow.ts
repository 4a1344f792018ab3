import { expect } from 'storybook/test';

/** Asserts that a menu is below its button and aligned with the button's left or right edge. */
export async function expectBelow(menu: HTMLElement, button: HTMLElement): Promise<void> {
  const [inner, outer] = [menu, button].map((element) => element.getBoundingClientRect());
  if (!inner || !outer) return;
  await expect(inner.top).toBeGreaterThanOrEqual(outer.bottom);
  await expect([inner.left - outer.left, inner.right - outer.right].map(Math.round)).toContain(0);
}
