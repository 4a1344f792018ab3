export interface PageLook {
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Each mode in each direction, that of a first visit last. */
export const pageLooks: readonly PageLook[] = (['dark', 'light'] as const).flatMap((mode) =>
  (['rtl', 'ltr'] as const).map((direction) => ({ mode, direction })),
);

/** Shows the page in a look, and tells how many pixels it is wider than its window. */
export function measureExcess({ mode, direction }: PageLook): number {
  window.__vitrine.settings.setMode(mode);
  window.__vitrine.settings.choose({ direction });
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}
